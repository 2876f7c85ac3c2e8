import { expect, test } from 'vitest'
import { parseVideoUrl } from './video-url.ts'

test.for([
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abc?start=3&amp;rel=0" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/abc?start=3&rel=0',
  ],
  ["  <IFRAME src='//player.vimeo.com/video/1'></IFRAME>\n", 'https://player.vimeo.com/video/1'],
] as const)('the code %s embeds a video', ([code, address]) => {
  expect(parseVideoUrl(code)).toBe(address)
})

test.for([
  '',
  '<script src="https://x.example/a.js"></script>',
  '<iframe src="https://x.example"></iframe><script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="http://x.example"></iframe>',
  '<iframe srcdoc="<p>"></iframe>',
  '<iframe src="https://x.example" onload="alert(1)"',
])('the code %s is not a video embed', (code) => {
  expect(parseVideoUrl(code)).toBeUndefined()
})
