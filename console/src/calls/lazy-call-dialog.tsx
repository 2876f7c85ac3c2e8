import { lazy, Suspense, useRef } from 'react'
import { clearCurrentCall, useCurrentCall } from './current-call.ts'

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }))

/** Asks for the outcome of a call. Mounted once, in the shell; its code loads with the first call. */
export function LazyCallDialog() {
  const call = useCurrentCall()
  // Keep showing the call while the dialog closes.
  const last = useRef(call)
  if (call) last.current = call
  if (!last.current) return null
  return (
    <Suspense>
      <CallDialog call={last.current} open={call !== undefined} onClose={clearCurrentCall} />
    </Suspense>
  )
}
