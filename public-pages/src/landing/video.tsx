import type { LandingPageLabels } from '@gable/shared/landing-pages/labels/landing-page-labels.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'
import { Poster } from '../video/poster.tsx'
import { videoFrame } from '../video/video-frame.ts'

interface VideoProps {
  page: Pick<PublicPage, 'pageId' | 'variant'>
  code: string
  labels: LandingPageLabels
  /** Agents check the video itself while they edit. */
  isPreview: boolean
}

/** A video of a known site, whose player needs its own origin. Any other code runs in a sandboxed frame that cannot reach the page. */
export function Video({ page: { pageId, variant }, code, labels, isPreview }: VideoProps) {
  const video = parseVideo(code)
  const title = labels.video
  return (
    <section class="video" aria-label={title}>
      {video && isPreview && (
        // A frame keeps the sandbox it was created with, so a new video needs a new frame.
        <iframe {...videoFrame} key={video.url} src={video.url} title={title} loading="lazy" />
      )}
      {video && !isPreview && <Poster video={video} title={title} labels={labels} />}
      {!video && (
        <iframe
          {...videoFrame}
          src={`/lp/${pageId}/video${variant ? `?${variantParameter}=${variant}` : ''}`}
          title={title}
          loading="lazy"
          // Own code must not learn the address in the page's query.
          referrerPolicy="no-referrer"
          sandbox="allow-scripts"
        />
      )}
    </section>
  )
}
