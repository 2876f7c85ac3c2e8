import { formatDollars } from '../contact-dashboard/format-amounts.ts'
import { formatDay } from '../contact-dashboard/format-days.ts'
import type { Language } from '../journeys/journey.ts'
import type { HomeValueEstimate } from '../properties/estimate.ts'
import { getConfidenceLevel, getProviderName } from '../properties/estimate-words.ts'
import type { AnswerValue } from './answer.ts'
import { answerLabels } from './answer-labels.ts'

/** An estimate in words. */
export function toAnswerValue(
  { median, low, high, confidence, provider, source, valueDate }: HomeValueEstimate,
  language: Language,
): AnswerValue {
  const labels = answerLabels[language]
  const sources = [...new Set([getProviderName(provider), source])].filter(Boolean).join(', ')
  return {
    title: labels.valueTitle,
    range: `${formatDollars(low)} – ${formatDollars(high)}`,
    confidence: `${labels.mostLikely(formatDollars(median))} ${labels.confidence[getConfidenceLevel(confidence)]}`,
    source: labels.asOf(formatDay(language, valueDate), sources),
  }
}
