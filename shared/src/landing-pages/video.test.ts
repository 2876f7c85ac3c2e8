import { expect, test } from 'vitest'
import { parseVideo } from './video.ts'

test.for([
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abc?start=3&amp;rel=0" allowfullscreen></iframe>',
    { url: 'https://www.youtube.com/embed/abc?start=3&rel=0', siteName: 'YouTube' },
  ],
  [
    "  <IFRAME src='//player.vimeo.com/video/1'></IFRAME>\n",
    { url: 'https://player.vimeo.com/video/1', siteName: 'Vimeo' },
  ],
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
    { url: 'https://www.youtube-nocookie.com/embed/abc', siteName: 'YouTube' },
  ],
] as const)('the code %s embeds a video', ([code, video]) => {
  expect(parseVideo(code)).toEqual(video)
})

test.for([
  '',
  'https://www.youtube.com/watch?v=abc',
  '<script src="https://x.example/a.js"></script>',
  '<iframe src="https://www.youtube.com/embed/abc"></iframe><script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="http://www.youtube.com/embed/abc"></iframe>',
  '<iframe srcdoc="<p>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc" onload="alert(1)"',
  '<iframe src="https://films.harbor.example/tour"></iframe>',
  '<iframe src="https://notyoutube.com/embed/abc"></iframe>',
  '<iframe src="https://youtube.com.evil.example/embed/abc"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/abc"></iframe>',
  '<iframe src="https://www.youtube.com:8443/embed/abc"></iframe>',
])('the code %s is not the video of a known site', (code) => {
  expect(parseVideo(code)).toBeUndefined()
})
