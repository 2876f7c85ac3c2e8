import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'

interface VideoProps {
  page: Pick<PublicPage, 'pageId' | 'variant'>
  code: string
  title: string
}

/** Frames a video of a known site, whose player needs its own origin. Any other code runs in a sandboxed frame that cannot reach the page. */
export function Video({ page: { pageId, variant }, code, title }: VideoProps) {
  const source = parseVideo(code)?.url
  return (
    <section class="video" aria-label={title}>
      <iframe
        // A frame keeps the sandbox it was created with, so a new source needs a new frame.
        key={source}
        src={source ?? `/lp/${pageId}/video${variant ? `?${variantParameter}=${variant}` : ''}`}
        title={title}
        loading="lazy"
        // Own code must not learn the address in the page's query. Known players want to know who shows them.
        referrerPolicy={source ? undefined : 'no-referrer'}
        sandbox={source ? 'allow-scripts allow-same-origin allow-presentation allow-popups' : 'allow-scripts'}
        allow="fullscreen; picture-in-picture; encrypted-media"
        width={960}
        height={540}
      />
    </section>
  )
}
