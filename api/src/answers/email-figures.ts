import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import { listFigureLabels } from '@gable/shared/widgets/read-figures.ts'
import type { AnsweredSubmission } from './answer-queries.ts'

/**
 * The main figures of a calculator. Browsers send them as text, so only known labels with an amount or a rate are
 * repeated in an email.
 */
export function listEmailFigures(
  { assetType, answers }: Pick<AnsweredSubmission, 'assetType' | 'answers'>,
  language: Language,
): CalculatorResult[] {
  const labels = listFigureLabels(assetType ?? '', language)
  return labels.flatMap((label) => answers.find((answer) => answer.label === label && isFigure(answer.value)) ?? [])
}

const isFigure = (value: string) => /^-?[$\d][\d,.]*%?( \(\d[\d.]*%\))?$/.test(value)
