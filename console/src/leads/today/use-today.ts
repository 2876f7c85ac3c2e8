import type { Today } from '@gable/shared/leads/lead.ts'
import { useEffect, useRef } from 'react'
import { useApiList } from '../../platform/use-api.ts'
import { useLeadZone } from '../use-leads.ts'
import { useMinute } from '../use-minute.ts'
import { isOutdated } from './is-outdated.ts'

export type Whose = 'mine' | 'all'

/** Whom to answer now, also when the page stays open over noon or overnight. Of one's own are those, too, that nobody looks after yet. */
export function useToday(whose: Whose) {
  const today = useApiList('GET /agent/leads/today', { query: whose === 'mine' ? { mine: 'true' } : {} })
  const { data, mutate } = today
  const timeZone = useLeadZone()
  const now = useMinute()
  const read = useRef({ data, at: now })
  if (read.current.data !== data) read.current = { data, at: Date.now() }
  const isOld = data !== undefined && isOutdated(data, read.current.at, now, timeZone)
  // With every minute that passes: the clock here may be ahead of the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isOld) return
    void mutate().then(() => {
      // The same list is that of today now.
      read.current.at = Date.now()
    })
  }, [isOld, now, mutate])
  return today
}

export const waitingIn = ({ counts: { unanswered, overdue, dueToday } }: Today) => unanswered + overdue + dueToday
