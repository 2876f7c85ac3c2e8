import { lazy, Suspense } from 'react'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { clearCurrentCall, useCurrentCall } from './current-call.ts'

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }))

/** Asks for the outcome of a call. Mounted once, in the shell; its code loads with the first call. */
export function LazyCallDialog() {
  const call = useCurrentCall()
  const shownCall = useLastShown(call)
  if (!shownCall) return null
  return (
    <Suspense>
      <CallDialog call={shownCall} open={call !== undefined} onClose={clearCurrentCall} />
    </Suspense>
  )
}
