import { videoSourceOf } from '@gable/shared/landing-pages/video-source.ts'

/** A film of another site in its own frame; any other code of the agency's where it can reach nothing. */
export function Video({ pageId, code, title }: { pageId: string; code: string; title: string }) {
  const source = videoSourceOf(code)
  return (
    <section class="video" aria-label={title}>
      <iframe
        // A frame keeps the freedoms that it was opened with: another film gets another frame.
        key={source}
        src={source ?? `/lp/${pageId}/video`}
        title={title}
        loading="lazy"
        sandbox={source ? 'allow-scripts allow-same-origin allow-presentation allow-popups' : 'allow-scripts'}
        allow="fullscreen; picture-in-picture; encrypted-media"
        width={960}
        height={540}
      />
    </section>
  )
}
