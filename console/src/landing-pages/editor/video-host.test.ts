import { expect, test } from 'vitest'
import { videoHostOf } from './video-host.ts'

const frameOf = (address: string) => `<iframe width="560" src="${address}" allowfullscreen></iframe>`

test.for([
  ['https://www.youtube.com/embed/abc', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/abc', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://films.harbor.example/tour', 'films.harbor.example'],
  ['https://notyoutube.com/embed/abc', 'notyoutube.com'],
] as const)('a film at %s is one of %s', ([address, name]) => {
  expect(videoHostOf(frameOf(address))).toBe(name)
})

test.for(['', 'https://www.youtube.com/watch?v=abc', '<script>alert(1)</script>'])('%s is no film', (code) => {
  expect(videoHostOf(code)).toBeUndefined()
})
