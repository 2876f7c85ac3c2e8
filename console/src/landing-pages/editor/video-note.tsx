import { Callout } from '../../design/feedback/callout.tsx'
import { videoHostOf } from './video-host.ts'

/** What will come of the code that somebody has pasted. It is never run in here. */
export function VideoNote({ code }: { code: string }) {
  const host = videoHostOf(code)
  return (
    <div role="status">
      {host && <Callout tone="success">This is a video on {host}.</Callout>}
      {!host && code.trim() !== '' && (
        <Callout tone="warning" title="This is not the embed code of a video">
          Visitors get it in a sandboxed frame that can reach nothing of the page. It does not run in this preview.
        </Callout>
      )}
    </div>
  )
}
