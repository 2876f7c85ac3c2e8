import { Callout } from '../../design/feedback/callout.tsx'
import { getVideoHost } from './video-host.ts'

/** Tells what kind of code was pasted. The code never runs in the console. */
export function VideoNote({ code }: { code: string }) {
  const host = getVideoHost(code)
  return (
    <div role="status">
      {host && <Callout tone="success">This is a video on {host}.</Callout>}
      {!host && code.trim() !== '' && (
        <Callout tone="warning" title="This is not the embed code of a video">
          On the published page it runs in a sandboxed frame that cannot access the page. It does not run in this
          preview.
        </Callout>
      )}
    </div>
  )
}
