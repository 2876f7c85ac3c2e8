import type { SummaryContent } from './content.ts'
import { type History, restingOn } from './history.ts'
import type { Interest } from './interest.ts'
import type { Material } from './writer.ts'

type Advice = SummaryContent['recommendations'][number]

const most = 3

/** What to do next, the most pressing first. */
export function adviceFrom(history: History, interest: Interest, material: Pick<Material, 'isUnsubscribed'>): Advice[] {
  const advice = [
    ...answer(history, interest, material),
    ...call(history, interest),
    ...reopen(history, interest),
    ...offer(history),
    ...callOnly(history, material),
    ...rise(history, material),
    ...wake(history, interest),
  ]
  return advice.length > 0 ? advice.slice(0, most) : lookBack(history)
}

const answer = ({ on }: History, { unanswered }: Interest, { isUnsubscribed }: Pick<Material, 'isUnsubscribed'>) =>
  unanswered
    ? [
        {
          text: `Answer what they wrote on ${on(unanswered)}${isUnsubscribed ? ', by phone' : ''}.`,
          entries: [unanswered.id],
        },
      ]
    : []

const call = ({ dated }: History, { warmth, fresh: [last], unanswered }: Interest): Advice[] =>
  warmth === 'Hot' && last && !unanswered
    ? [{ text: `Call them while they are interested: ${dated(last)}.`, entries: [last.id] }]
    : []

function reopen({ of, on }: History, { lastSign }: Interest): Advice[] {
  const [moved] = of('LEAD', 'STAGE_CHANGED')
  if (moved?.detail.to !== 'LOST' || !lastSign || lastSign.at < moved.at) return []
  const text = `Think of opening their lead again: it was lost on ${on(moved)}, and they came back on ${on(lastSign)}.`
  return [{ text, entries: restingOn([moved, lastSign]) }]
}

function offer({ of, on }: History): Advice[] {
  const [last] = of('OFFER', 'CREATED', 'EXPIRED', 'NOTIFIED')
  if (!last) return []
  const text =
    last.kind === 'EXPIRED'
      ? `Talk about a new offer: theirs expired on ${on(last)}.`
      : `Ask what they think of the offer of ${on(last)}.`
  return [{ text, entries: [last.id] }]
}

function callOnly({ of, on }: History, { isUnsubscribed }: Pick<Material, 'isUnsubscribed'>): Advice[] {
  const [left] = of('EMAIL', 'UNSUBSCRIBED')
  return left && isUnsubscribed
    ? [{ text: `Call instead of writing: they want no emails since ${on(left)}.`, entries: [left.id] }]
    : []
}

function rise({ of, on }: History, { isUnsubscribed }: Pick<Material, 'isUnsubscribed'>): Advice[] {
  const [change] = of('PROPERTY', 'VALUE_CHANGED')
  if (!change || change.detail.toCents <= change.detail.fromCents) return []
  const how = isUnsubscribed ? 'Tell them on the phone' : 'Tell them'
  return [{ text: `${how} that the estimate of their home rose on ${on(change)}.`, entries: [change.id] }]
}

const wake = ({ on }: History, { warmth, lastSign }: Interest): Advice[] =>
  warmth === 'Quiet' && lastSign
    ? [{ text: `Get back in touch: nothing was heard of them since ${on(lastSign)}.`, entries: [lastSign.id] }]
    : []

function lookBack({ entries: [last], on, told }: History): Advice[] {
  return last ? [{ text: `Take up what happened last, on ${on(last)}: ${told(last)}.`, entries: [last.id] }] : []
}
