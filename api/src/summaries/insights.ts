import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { formatWholeDollars } from '@gable/shared/text/format-money.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { type ActivityHistory, citeEntries } from './activity-history.ts'
import type { Engagement } from './engagement.ts'
import type { SummaryInput } from './writer.ts'

type Insight = SummaryContent['insights'][number]

export const listInsights = (
  history: ActivityHistory,
  engagement: Engagement,
  { isUnsubscribed }: Pick<SummaryInput, 'isUnsubscribed'>,
): Insight[] => [
  ...describeEngagement(history, engagement),
  ...describeUnansweredInquiry(history, engagement),
  ...describeIntent(history),
  ...describeHomeValue(history),
  ...(isUnsubscribed ? describeUnsubscribe(history) : []),
]

function describeEngagement(
  { entries, now, formatDate, dateOf, describe }: ActivityHistory,
  { level: title, recent, last }: Engagement,
): Insight[] {
  const period = `in the 30 days before ${formatDate(now)}`
  const [latest] = recent
  if (latest) {
    const times = recent.length === 1 ? 'once' : pluralize(recent.length, 'time')
    const latestDate = `${recent.length === 1 ? 'on' : 'most recently on'} ${dateOf(latest)}`
    const description = `Engaged ${times} ${period}, ${latestDate}: ${describe(latest)}.`
    return [{ title, description, entries: citeEntries(recent) }]
  }
  if (last) {
    const description = `No engagement ${period}. They were last active on ${dateOf(last)}.`
    return [{ title, description, entries: [last.id] }]
  }
  return entries.length > 0
    ? [{ title, description: 'No engagement on record yet.', entries: citeEntries(entries) }]
    : []
}

const describeUnansweredInquiry = ({ dateOf }: ActivityHistory, { unansweredInquiry }: Engagement): Insight[] =>
  unansweredInquiry
    ? [
        {
          title: 'Waiting for a reply',
          description: `They sent an inquiry on ${dateOf(unansweredInquiry)}, and no email or note is on record since.`,
          entries: [unansweredInquiry.id],
        },
      ]
    : []

const intents: Partial<Record<LeadType, string>> = {
  HV: 'Wants to know what their home is worth',
  SELLER: 'Thinking about selling',
  BUYER: 'Looking for a home',
  MORTGAGE: 'Asking about a mortgage',
}

function describeIntent({ list, describeWithDate }: ActivityHistory): Insight[] {
  const [lead] = list('LEAD', 'CREATED')
  const title = lead && intents[lead.detail.leadType]
  return lead && title ? [{ title, description: `${describeWithDate(lead)}.`, entries: [lead.id] }] : []
}

function describeHomeValue({ list, dateOf }: ActivityHistory): Insight[] {
  const changes = list('PROPERTY', 'VALUE_CHANGED')
  const [last, first] = [changes.at(0), changes.at(-1)]
  if (!last || !first || changes.length < 2 || first.detail.fromCents === last.detail.toCents) return []
  const [from, to] = [first.detail.fromCents, last.detail.toCents]
  const updates = pluralize(changes.length, 'update')
  return [
    {
      title: to > from ? 'Home value went up' : 'Home value went down',
      description: `The estimate went from ${formatWholeDollars(from)} to ${formatWholeDollars(to)} over ${updates}, the latest on ${dateOf(last)}.`,
      entries: citeEntries([last, first]),
    },
  ]
}

function describeUnsubscribe({ list, dateOf }: ActivityHistory): Insight[] {
  const [unsubscribe] = list('EMAIL', 'UNSUBSCRIBED')
  if (!unsubscribe) return []
  const subject = truncate(unsubscribe.detail.subject, 80)
  const description = `They unsubscribed on ${dateOf(unsubscribe)}, after “${subject}”.`
  return [{ title: 'Unsubscribed from emails', description, entries: [unsubscribe.id] }]
}
