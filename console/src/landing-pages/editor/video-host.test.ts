import { expect, test } from 'vitest'
import { getVideoHost } from './video-host.ts'

const createEmbedCode = (address: string) => `<iframe width="560" src="${address}" allowfullscreen></iframe>`

test.for([
  ['https://www.youtube.com/embed/abc', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/abc', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://films.harbor.example/tour', 'films.harbor.example'],
  ['https://notyoutube.com/embed/abc', 'notyoutube.com'],
] as const)('a video at %s is on %s', ([address, name]) => {
  expect(getVideoHost(createEmbedCode(address))).toBe(name)
})

test.for(['', 'https://www.youtube.com/watch?v=abc', '<script>alert(1)</script>'])(
  '%s is not a video embed',
  (code) => {
    expect(getVideoHost(code)).toBeUndefined()
  },
)
