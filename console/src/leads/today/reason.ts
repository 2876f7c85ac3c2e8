import type { TodayLead, TodayReason } from '@gable/shared/leads/lead.ts'
import { formatRelative } from '../../design/format/date-format.ts'
import { dueText, isOverdue } from '../due.ts'

/** Why somebody is to be answered now, as a sentence. */
export function reasonOf({ lead, reason, since, answerBy }: TodayLead, timeZone: string, now = Date.now()): string {
  if (reason === 'UNANSWERED') {
    const came = lead.source === byHand ? byHand : `New from ${lead.source}`
    if (answerBy === null) return `${came} ${formatRelative(since, now)}, not answered yet`
    const by = inSentence(dueText(answerBy, timeZone, now))
    return `${came} ${formatRelative(since, now)}, ${isOverdue(answerBy, now) ? 'should have been answered' : 'to be answered'} by ${by}`
  }
  const action = clipped(lead.nextAction ?? 'Follow up')
  const when = inSentence(dueText(since, timeZone, now))
  return reason === 'OVERDUE' ? `${action}: was due ${when}` : `${action}: due ${when}`
}

/** Whether somebody has waited longer than they should: for something agreed, or for a first answer. */
export const isLate = ({ reason, answerBy }: TodayLead, now = Date.now()): boolean =>
  reason === 'OVERDUE' || (reason === 'UNANSWERED' && (answerBy === null || isOverdue(answerBy, now)))

const inSentence = (when: string) => when.replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase())

/** Whoever wants to read on opens the lead. */
const clipped = (text: string) => {
  const signs = Array.from(text)
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : text
}

const longest = 90

/** As the server names the source of leads that came by no form. */
const byHand = 'Added by hand'

export const sections: readonly { title: string; reasons: readonly TodayReason[] }[] = [
  { title: 'Answer now', reasons: ['UNANSWERED'] },
  { title: 'Overdue', reasons: ['OVERDUE'] },
  { title: 'Due today', reasons: ['DUE_TODAY'] },
]
