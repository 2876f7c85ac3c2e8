import type { LeadType } from '@gable/shared/activity/entry.ts'
import { clipped } from '@gable/shared/text/clipped.ts'
import type { SummaryContent } from './content.ts'
import { count, type History, restingOn } from './history.ts'
import type { Interest } from './interest.ts'

type Insight = SummaryContent['insights'][number]

/** How warm they are, and what they care about. */
export const insightsFrom = (history: History, interest: Interest): Insight[] => [
  ...warmth(history, interest),
  ...waiting(history, interest),
  ...wish(history),
  ...value(history),
  ...refusal(history),
]

function warmth({ entries, now, day, on, told }: History, { warmth: title, fresh, lastSign }: Interest): Insight[] {
  const [last] = fresh
  if (last) {
    const signs = fresh.length === 1 ? 'one sign of interest' : `${fresh.length} signs of interest`
    const description = `In the 30 days before ${day(now)} they gave ${signs}, the last on ${on(last)}: ${told(last)}.`
    return [{ title, description, entries: restingOn(fresh) }]
  }
  if (lastSign) {
    const description = `They gave no sign of interest in the 30 days before ${day(now)}; the last was on ${on(lastSign)}.`
    return [{ title, description, entries: [lastSign.id] }]
  }
  const [newest] = entries
  const description = 'All that is on record was done for them; they gave no sign of interest yet.'
  return newest ? [{ title, description, entries: restingOn(entries) }] : []
}

const waiting = ({ on }: History, { unanswered }: Interest): Insight[] =>
  unanswered
    ? [
        {
          title: 'Waits for an answer',
          description: `They wrote on ${on(unanswered)}, and no email or note is on record since.`,
          entries: [unanswered.id],
        },
      ]
    : []

const wishes: Partial<Record<LeadType, string>> = {
  HV: 'Wants to know what their home is worth',
  SELLER: 'Thinks of selling',
  BUYER: 'Looks for a home',
  MORTGAGE: 'Asks about a mortgage',
}

function wish({ of, dated }: History): Insight[] {
  const [lead] = of('LEAD', 'CREATED')
  const title = lead && wishes[lead.detail.leadType]
  return lead && title ? [{ title, description: `${dated(lead)}.`, entries: [lead.id] }] : []
}

function value({ of, on }: History): Insight[] {
  const changes = of('PROPERTY', 'VALUE_CHANGED')
  const [last, first] = [changes.at(0), changes.at(-1)]
  if (!last || !first || changes.length < 2 || first.detail.fromCents === last.detail.toCents) return []
  const [from, to] = [first.detail.fromCents, last.detail.toCents]
  return [
    {
      title: to > from ? 'Their home gained value' : 'Their home lost value',
      description: `Estimates went from ${dollars(from)} to ${dollars(to)} in ${count(changes.length, 'change')} until ${on(last)}.`,
      entries: restingOn([last, first]),
    },
  ]
}

function refusal({ of, on }: History): Insight[] {
  const [left] = of('EMAIL', 'UNSUBSCRIBED')
  if (!left) return []
  const description = `They unsubscribed on ${on(left)}, after “${clipped(left.detail.subject, 80)}”.`
  return [{ title: 'Wants no emails', description, entries: [left.id] }]
}

const dollars = (cents: number) => money.format(cents / 100)

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
