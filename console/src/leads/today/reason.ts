import type { TodayLead, TodayReason } from '@gable/shared/leads/lead.ts'
import { formatRelative } from '../../design/date-format.ts'
import { dueText } from '../due.ts'

/** Why somebody is to be answered now, as a sentence. */
export function reasonOf({ lead, reason, since }: TodayLead, timeZone: string, now = Date.now()): string {
  if (reason === 'UNANSWERED') {
    const came = lead.source === byHand ? byHand : `New from ${lead.source}`
    return `${came} ${formatRelative(since, now)}, not answered yet`
  }
  const action = lead.nextAction ?? 'Follow up'
  const when = dueText(since, timeZone, now).replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase())
  return reason === 'OVERDUE' ? `${action}: was due ${when}` : `${action}: due ${when}`
}

/** As the server names the source of leads that came by no form. */
const byHand = 'Added by hand'

export const sections: readonly { title: string; reasons: readonly TodayReason[] }[] = [
  { title: 'Answer now', reasons: ['UNANSWERED'] },
  { title: 'Overdue', reasons: ['OVERDUE'] },
  { title: 'Due today', reasons: ['DUE_TODAY'] },
]
