import { useCallback, useEffect, useRef } from 'react'
import { useAccount } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { useApi, useRefresh } from '../platform/use-api.ts'

export const useLeadConfig = () => useApi('GET /agent/leads/field-config')

/** In which days and hours leads are due: those of the agency, the same for everybody who works there. */
export const useLeadZone = (): string => useAccount().agency.timeZone

/** Call after a lead was changed: everything read of leads is read again. */
export function useRefreshLeads() {
  const refresh = useRefresh()
  return useCallback(
    () =>
      refresh(
        'GET /agent/leads/board',
        'GET /agent/leads/search',
        'GET /agent/leads/today',
        'GET /agent/leads/lead/:leadId',
        'GET /agent/home/leads',
        'GET /agent/home/activity',
      ),
    [refresh],
  )
}

/** Hears that leads have changed, whoever changed them; of many at once it hears once. */
export function useLeadNews(hear: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), pause)
  }
  useLive('leads', soon)
  useLive('contacts', soon)
  useLive('submission', soon)
  useLive('submission-changed', soon)
}

const pause = 120
