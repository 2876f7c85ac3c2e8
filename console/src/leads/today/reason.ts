import type { TodayLead, TodayReason } from '@gable/shared/leads/lead.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { formatRelative } from '../../design/format/date-format.ts'
import { formatDue, isOverdue } from '../due.ts'

/** Why a lead is in Today, as a sentence. */
export function describeReason(
  { lead, reason, since, answerBy }: TodayLead,
  timeZone: string,
  now = Date.now(),
): string {
  if (reason === 'UNANSWERED') {
    const origin = lead.source === manualSource ? manualSource : `New from ${lead.source}`
    if (answerBy === null) return `${origin} ${formatRelative(since, now)}, not answered yet`
    const deadline = toLowerCaseDay(formatDue(answerBy, timeZone, now))
    return `${origin} ${formatRelative(since, now)}, ${isOverdue(answerBy, now) ? 'was due for an answer' : 'answer'} by ${deadline}`
  }
  const action = truncateAction(lead.nextAction ?? 'Follow up')
  const when = toLowerCaseDay(formatDue(since, timeZone, now))
  return reason === 'OVERDUE' ? `${action}: was due ${when}` : `${action}: due ${when}`
}

/** A contact who looks at their home or texts today is worth a call. Empty without a view, a scan and a text. */
export const describeInterest = ({
  viewsToday,
  scannedToday,
  textedToday,
}: Pick<TodayLead, 'viewsToday' | 'scannedToday' | 'textedToday'>): string => {
  if (textedToday !== null) return `Texted “${truncate(textedToday, maximumLength)}”`
  const scanned = scannedToday !== null && `scanned “${scannedToday}”`
  const viewed = viewsToday > 0 && 'viewed their dashboard'
  const times = viewsToday > 1 && `${viewsToday} times`
  const done = [[scanned, viewed].filter(Boolean).join(' and '), times].filter(Boolean).join(' ')
  return done && `${done[0]?.toUpperCase()}${done.slice(1)} today`
}

/** Whether a next action or a first answer is overdue. */
export const isLate = ({ reason, answerBy }: TodayLead, now = Date.now()): boolean =>
  reason === 'OVERDUE' || (reason === 'UNANSWERED' && (answerBy === null || isOverdue(answerBy, now)))

const toLowerCaseDay = (when: string) => when.replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase())

const truncateAction = (text: string) => {
  const characters = Array.from(text)
  return characters.length > maximumLength ? `${characters.slice(0, maximumLength).join('').trimEnd()}…` : text
}

const maximumLength = 90

/** The source of leads that an agent added. */
const manualSource = 'Added by hand'

export const sections: readonly { title: string; reasons: readonly TodayReason[] }[] = [
  { title: 'Answer now', reasons: ['UNANSWERED'] },
  { title: 'Overdue', reasons: ['OVERDUE'] },
  { title: 'Due today', reasons: ['DUE_TODAY'] },
]
