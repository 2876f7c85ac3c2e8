import { getLandingPageLabels } from '@gable/shared/landing-pages/labels/get-landing-page-labels.ts'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Video } from './video.tsx'

const youTube = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'

const renderVideo = (code: string, { isPreview = false, language = 'en' as 'en' | 'es' } = {}) =>
  renderToString(
    h(Video, { page: { pageId: 'p1', variant: undefined }, code, labels: getLandingPageLabels(language), isPreview }),
  )

test('a video of a known site loads nothing from it before the visitor plays it', () => {
  const html = renderVideo(youTube)
  expect(html).not.toContain('<iframe')
  expect(html).toContain('<a class="video-frame poster" href="https://www.youtube.com/embed/abc"')
  expect(html).toContain('Play video')
  expect(html).toContain('Loads from YouTube')
  expect(renderVideo(youTube, { language: 'es' })).toContain('Reproducir video')
})

test('an agent who edits the page sees the player', () => {
  expect(renderVideo(youTube, { isPreview: true })).toMatch(
    /<iframe [^>]*src="https:\/\/www\.youtube\.com\/embed\/abc"/,
  )
})

test('any other code runs in a frame that cannot reach the page', () => {
  const html = renderVideo('<script>play()</script>')
  expect(html).toContain('src="/lp/p1/video"')
  expect(html).toContain('sandbox="allow-scripts"')
  expect(html).toContain('referrerPolicy="no-referrer"')
})
