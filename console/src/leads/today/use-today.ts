import type { Today } from '@gable/shared/leads/lead.ts'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../../platform/live.ts'
import { useApiList } from '../../platform/use-api.ts'
import { useCurrentMinute } from '../use-current-minute.ts'
import { useLeadTimeZone } from '../use-leads.ts'
import { isOutdated } from './is-outdated.ts'

export type OwnerFilter = 'mine' | 'all'

/** Leads that need attention, kept current while the page stays open. "Mine" includes unassigned leads. */
export function useToday(owner: OwnerFilter) {
  const today = useApiList('GET /agent/leads/today', { query: owner === 'mine' ? { mine: 'true' } : {} })
  const { data, mutate } = today
  // A view of a dashboard and the scan of a postcard update their contact. Without an id, many were updated at once.
  useLiveEvent('contacts', ({ id }) => {
    if (id === undefined || data?.data.some(({ lead }) => lead.contactId === id)) void mutate()
  })
  const timeZone = useLeadTimeZone()
  const now = useCurrentMinute()
  const read = useRef({ data, at: now })
  if (read.current.data !== data) read.current = { data, at: Date.now() }
  const isOld = data !== undefined && isOutdated(data, read.current.at, now, timeZone)
  // Retries every minute, because this clock may be ahead of the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isOld) return
    void mutate().then(() => {
      // An identical response is current now.
      read.current.at = Date.now()
    })
  }, [isOld, now, mutate])
  return today
}

export const countWaiting = ({ counts: { unanswered, overdue, dueToday } }: Today) => unanswered + overdue + dueToday
