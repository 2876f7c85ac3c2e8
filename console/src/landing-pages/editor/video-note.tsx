import { parseVideo } from '@gable/shared/landing-pages/video.ts'
import { Callout } from '../../design/feedback/callout.tsx'

/** Tells what kind of code was pasted. The code never runs in the console. */
export function VideoNote({ code }: { code: string }) {
  const video = parseVideo(code)
  return (
    <div role="status">
      {video && <Callout tone="success">This is a video on {video.siteName}.</Callout>}
      {!video && code.trim() !== '' && (
        <Callout tone="warning" title="This is not the embed code of a known video site">
          On the published page it runs in a sandboxed frame that cannot access the page. It does not run in this
          preview.
        </Callout>
      )}
    </div>
  )
}
