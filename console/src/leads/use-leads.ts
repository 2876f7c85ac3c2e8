import { useCallback, useEffect, useRef } from 'react'
import { useAccount } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi, useRefresh } from '../platform/use-api.ts'

export const useLeadConfig = () => useApi('GET /agent/leads/field-config')

/** Due times are in the agency's time zone, the same for everyone on the team. */
export const useLeadTimeZone = (): string => useAccount().agency.timeZone

/** Refetches everything about leads; call it after a change. */
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

/** Calls back when anyone has changed leads, once for many changes at the same time. */
export function useLeadChanges(onChange: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const schedule = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), debounceMs)
  }
  useLiveEvent('leads', schedule)
  useLiveEvent('contacts', schedule)
  useLiveEvent('submission', schedule)
  useLiveEvent('submission-changed', schedule)
}

const debounceMs = 120
