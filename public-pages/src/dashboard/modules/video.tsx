import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { Poster } from '../../video/poster.tsx'
import { videoFrame } from '../../video/video-frame.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

/**
 * A video of a known site, whose player needs its own origin. Any other code runs in a sandboxed frame that cannot reach
 * the page.
 */
export function Video({ page, moduleId, settings, buttons, labels }: ModuleProps<'VIDEO'>) {
  const video = parseVideo(settings.videoEmbedCode)
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      {video && page.isPreview && (
        // A frame keeps the sandbox it was created with, so a new video needs a new frame.
        <iframe {...videoFrame} key={video.url} src={video.url} title={settings.heading} loading="lazy" />
      )}
      {video && !page.isPreview && <Poster video={video} title={settings.heading} labels={labels.frames} />}
      {!video && page.isPreview && <p class="frame-note">{labels.frames.videoPreview}</p>}
      {!video && !page.isPreview && (
        <iframe
          {...videoFrame}
          src={`/dm/${page.dashboardId}/module/${moduleId}/video`}
          title={settings.heading}
          loading="lazy"
          sandbox="allow-scripts"
        />
      )}
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
    </>
  )
}
