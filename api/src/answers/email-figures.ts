import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import { listFigureLabels, translateFigureLabel } from '@gable/shared/widgets/read-figures.ts'
import type { AnsweredSubmission } from './answer-queries.ts'

/**
 * The main figures of a calculator. Browsers send them as text, so only known labels with an amount or a rate are
 * repeated in an email, in the language of the email.
 */
export function listEmailFigures(
  { assetType, answers, language: sentIn }: Pick<AnsweredSubmission, 'assetType' | 'answers' | 'language'>,
  language: Language,
): CalculatorResult[] {
  const type = assetType ?? ''
  return listFigureLabels(type, sentIn).flatMap((label) => {
    const figure = answers.find((answer) => answer.label === label && isFigure(answer.value))
    return figure ? [{ label: translateFigureLabel(type, label, sentIn, language), value: figure.value }] : []
  })
}

const isFigure = (value: string) => /^-?[$\d][\d,.]*%?( \(\d[\d.]*%\))?$/.test(value)
