import type { Today } from '@gable/shared/leads/lead.ts'
import { useApiList } from '../../platform/use-api.ts'

export type Whose = 'mine' | 'all'

/** Whom to answer now. Of one's own are those, too, that nobody looks after yet. */
export const useToday = (whose: Whose) =>
  useApiList('GET /agent/leads/today', { query: whose === 'mine' ? { mine: 'true' } : {} })

export const waitingIn = ({ counts: { unanswered, overdue, dueToday } }: Today) => unanswered + overdue + dueToday
