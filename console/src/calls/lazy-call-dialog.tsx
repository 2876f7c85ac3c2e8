import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { lazyOverlay } from '../platform/lazy-overlay.tsx'
import { clearCurrentCall, useCurrentCall } from './current-call.ts'

const CallDialog = lazyOverlay(
  async () => (await import('./call-dialog.tsx')).CallDialog,
  ({ open }) => open,
)

/** Asks for the outcome of a call. Mounted once, in the shell; its code loads with the first call. */
export function LazyCallDialog() {
  const call = useCurrentCall()
  const shownCall = useLastShown(call)
  return shownCall && <CallDialog call={shownCall} open={call !== undefined} onClose={clearCurrentCall} />
}
