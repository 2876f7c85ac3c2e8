import type { VideoLabels } from '@gable/shared/landing-pages/labels/video-labels.ts'
import type { EmbeddedVideo } from '@gable/shared/landing-pages/video.ts'
import { videoFrame } from './video-frame.ts'

interface PosterProps {
  video: EmbeddedVideo
  title: string
  labels: VideoLabels
}

/**
 * Takes the place of the player until the visitor plays the video, so that no other site hears of the visitor before.
 * Without script the link opens the video on its site.
 */
export const Poster = ({ video: { url, siteName }, title, labels }: PosterProps) => (
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
