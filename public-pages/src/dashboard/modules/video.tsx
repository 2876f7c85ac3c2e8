import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

/**
 * A video of a known site, whose player needs its own origin. Any other code runs in a sandboxed frame that cannot reach
 * the page.
 */
export function Video({ page, moduleId, settings, buttons, labels }: ModuleProps<'VIDEO'>) {
  const source = parseVideo(settings.videoEmbedCode)?.url
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      {page.isPreview && !source ? (
        <p class="frame-note">{labels.frames.videoPreview}</p>
      ) : (
        <iframe
          class="video-frame"
          // A frame keeps the sandbox it was created with, so a new source needs a new frame.
          key={source}
          src={source ?? `/dm/${page.dashboardId}/module/${moduleId}/video`}
          title={settings.heading}
          loading="lazy"
          sandbox={source ? 'allow-scripts allow-same-origin allow-presentation allow-popups' : 'allow-scripts'}
          allow="fullscreen; picture-in-picture; encrypted-media"
          // Players refuse to run without a referrer. It is the origin only, without the owner's link.
          referrerPolicy="strict-origin"
          width={960}
          height={540}
        />
      )}
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
    </>
  )
}
