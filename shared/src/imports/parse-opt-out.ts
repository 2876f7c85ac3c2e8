import type { DroppedValues } from './dropped-values.ts'
import { isNo, isYes } from './parse-value.ts'
import type { RowTexts } from './row-texts.ts'
import { targetLabels } from './targets.ts'

/**
 * Whether the row says that the person wants no emails. Anything but a no in a column of opt-outs counts, such as the time
 * when somebody unsubscribed. An unclear answer to an opt-in is dropped.
 */
export function isOptOut(texts: RowTexts, dropped: DroppedValues): boolean {
  const answers = texts.all('mayEmail').map((answer) => {
    const hasDeclined = isNo(answer) || /^(opted[ -]?out|unsubscribed|declined|never|do not (e-?)?mail)$/i.test(answer)
    if (!hasDeclined && !hasAgreed(answer)) dropped.drop(targetLabels.mayEmail, answer, 'is neither yes nor no')
    return hasDeclined
  })
  return answers.includes(true) || texts.all('unsubscribed').some((text) => !isNo(text) && !isSubscribed.test(text))
}

const hasAgreed = (answer: string) =>
  isYes(answer) || /^(opted[ -]?in|subscribed|agreed|confirmed)$/i.test(answer) || /^\d{1,4}[/.-]\d{1,2}/.test(answer)

const isSubscribed = /^(subscribed|opted[ -]?in|active|n\/?a|none|null|-+)$/i
