import type { CalendarOverview } from '@gable/shared/calendars/calendar.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { call } from '../../platform/use-api.ts'

/** Completes a sign-in at Google or Microsoft when the browser came back from there. True meanwhile. */
export function useCalendarReturn(onConnected: (overview: CalendarOverview) => void): boolean {
  const [params, setParams] = useSearchParams()
  const [code, state, refusal] = [params.get('code'), params.get('state'), params.get('error')]
  const isReturn = state !== null && (code !== null || refusal !== null)
  const [isConnecting, setConnecting] = useState(isReturn)
  // A code works once, and effects may run twice.
  const used = useRef<string>()
  const connected = useRef(onConnected)
  connected.current = onConnected
  useEffect(() => {
    if (!isReturn || used.current === state) return
    used.current = state
    setParams({}, { replace: true })
    if (code === null) {
      toast.error('The calendar was not connected, because access was not given')
      setConnecting(false)
      return
    }
    call('POST /agent/calendars/signed-in', { body: { code, state } })
      .then((overview) => {
        connected.current(overview)
        toast.success('Calendar connected')
      }, showErrorToast)
      .finally(() => setConnecting(false))
  }, [isReturn, code, state, setParams])
  return isConnecting
}
