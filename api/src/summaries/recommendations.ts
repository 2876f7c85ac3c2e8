import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { type ActivityHistory, citeEntries } from './activity-history.ts'
import type { Engagement } from './engagement.ts'
import type { SummaryInput } from './writer.ts'

type Recommendation = SummaryContent['recommendations'][number]
type Subscription = Pick<SummaryInput, 'isUnsubscribed'>

const maxRecommendations = 3

/** Most urgent first. */
export function listRecommendations(
  history: ActivityHistory,
  engagement: Engagement,
  subscription: Subscription,
): Recommendation[] {
  const recommendations = [
    ...replyToInquiry(history, engagement, subscription),
    ...callWhileEngaged(history, engagement),
    ...reopenLead(history, engagement),
    ...discussOffer(history),
    ...callInsteadOfEmail(history, subscription),
    ...mentionHomeValue(history, subscription),
    ...getBackInTouch(history, engagement),
  ]
  return recommendations.length > 0 ? recommendations.slice(0, maxRecommendations) : followUpOnLatest(history)
}

function replyToInquiry(
  { dateOf }: ActivityHistory,
  { unansweredInquiry }: Engagement,
  { isUnsubscribed }: Subscription,
): Recommendation[] {
  if (!unansweredInquiry) return []
  const reply = isUnsubscribed ? 'Reply by phone' : 'Reply'
  return [{ text: `${reply} to their inquiry from ${dateOf(unansweredInquiry)}.`, entries: [unansweredInquiry.id] }]
}

const callWhileEngaged = (
  { describeWithDate }: ActivityHistory,
  { level, recent: [latest], unansweredInquiry }: Engagement,
): Recommendation[] =>
  level === 'Hot' && latest && !unansweredInquiry
    ? [{ text: `Call them while they are interested: ${describeWithDate(latest)}.`, entries: [latest.id] }]
    : []

function reopenLead({ list, dateOf }: ActivityHistory, { last }: Engagement): Recommendation[] {
  const [stageChange] = list('LEAD', 'STAGE_CHANGED')
  if (stageChange?.detail.to !== 'LOST' || !last || last.at < stageChange.at) return []
  const text = `Consider reopening their lead: it was lost on ${dateOf(stageChange)}, and they came back on ${dateOf(last)}.`
  return [{ text, entries: citeEntries([stageChange, last]) }]
}

function discussOffer({ list, dateOf }: ActivityHistory): Recommendation[] {
  const [latest] = list('OFFER', 'CREATED', 'EXPIRED', 'NOTIFIED')
  if (!latest) return []
  const text =
    latest.kind === 'EXPIRED'
      ? `Discuss a new offer: the last one expired on ${dateOf(latest)}.`
      : `Ask what they think of the offer from ${dateOf(latest)}.`
  return [{ text, entries: [latest.id] }]
}

function callInsteadOfEmail({ list, dateOf }: ActivityHistory, { isUnsubscribed }: Subscription): Recommendation[] {
  const [unsubscribe] = list('EMAIL', 'UNSUBSCRIBED')
  return unsubscribe && isUnsubscribed
    ? [{ text: `Call instead of emailing: they unsubscribed on ${dateOf(unsubscribe)}.`, entries: [unsubscribe.id] }]
    : []
}

function mentionHomeValue({ list, dateOf }: ActivityHistory, { isUnsubscribed }: Subscription): Recommendation[] {
  const [change] = list('PROPERTY', 'VALUE_CHANGED')
  if (!change || change.detail.toCents <= change.detail.fromCents) return []
  const tell = isUnsubscribed ? 'Call to tell them' : 'Tell them'
  return [{ text: `${tell} that the estimate of their home rose on ${dateOf(change)}.`, entries: [change.id] }]
}

const getBackInTouch = ({ dateOf }: ActivityHistory, { level, last }: Engagement): Recommendation[] =>
  level === 'Cold' && last
    ? [{ text: `Get back in touch: they were last active on ${dateOf(last)}.`, entries: [last.id] }]
    : []

function followUpOnLatest({ entries: [latest], dateOf, describe }: ActivityHistory): Recommendation[] {
  if (!latest) return []
  const text = `Follow up on the latest activity, from ${dateOf(latest)}: ${describe(latest)}.`
  return [{ text, entries: [latest.id] }]
}
