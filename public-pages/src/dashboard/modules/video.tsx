import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { videoFrame } from '../parts/video-frame.ts'

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
      {video && !page.isPreview && <Poster {...video} title={settings.heading} labels={labels.frames} />}
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

/**
 * Takes the place of the player until the owner plays the video, so that no other site hears of the owner before. Without
 * script the link opens the video on its site.
 */
const Poster = ({
  url,
  siteName,
  title,
  labels,
}: NonNullable<ReturnType<typeof parseVideo>> & { title: string; labels: DashboardLabels['frames'] }) => (
  <a
    class="video-frame poster"
    href={url}
    target="_blank"
    rel="noopener"
    referrerPolicy={videoFrame.referrerPolicy}
    data-video={title}
    data-button={labels.playVideo}
  >
    <svg viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path d="M19 14.5v19l15-9.5z" />
    </svg>
    <b>{labels.playVideo}</b>
    <small>{labels.videoSite(siteName)}</small>
  </a>
)
