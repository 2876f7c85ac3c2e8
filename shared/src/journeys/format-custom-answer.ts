import { formatMoney } from '../calculators/format-money.ts'
import { getDateTimeFormat } from '../text/intl-formats.ts'
import { type CustomQuestion, parseNumber, splitChoices } from './custom-questions.ts'
import type { Language } from './journey.ts'
import type { JourneyLabels } from './labels/journey-labels.ts'

/** A valid answer as the visitor saw it. Empty without an answer. */
export function formatCustomAnswer(
  { kind, choices }: CustomQuestion,
  answer: string,
  { language, labels }: { language: Language; labels: Pick<JourneyLabels, 'yes' | 'no'> },
): string {
  if (choices) {
    const chosen = splitChoices(answer)
    return choices.flatMap(({ id, label }) => (chosen.includes(id) ? label : [])).join(', ')
  }
  if (kind === 'YES_NO') return answer === 'YES' ? labels.yes : answer === 'NO' ? labels.no : ''
  if (kind === 'DATE' && answer) return formatDay(answer, language)
  const number = kind === 'MONEY' ? parseNumber(answer) : undefined
  return number === undefined ? answer : formatMoney(Math.round(number * 100), Number.isInteger(number) ? 0 : 2)
}

const formatDay = (day: string, language: Language) =>
  getDateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
