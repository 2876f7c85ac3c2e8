import type { ScoreBand, ScoreQuestion } from '@gable/shared/widgets/score-rates.ts'

export interface ScoreInputs {
  score?: string | undefined
  scoreRate?: ScoreBand['rates'][number] | undefined
  apr: number
  months: number
}

/** The lowest score of a band, in share links. */
export const scorePattern = /^[3-8]\d\d$/

/**
 * The rate follows the credit score and the term. A score whose rate is not used is no longer chosen:
 * the visitor typed a rate, or opens a link from a day with other rates.
 */
export function followScore<Inputs extends ScoreInputs>(
  inputs: Inputs,
  changed: string | undefined,
  question: ScoreQuestion | undefined,
): Inputs {
  if (!inputs.score) return inputs
  const scoreRate = findScoreRate(question, inputs)
  const apr = changed === 'score' || changed === 'months' ? scoreRate?.rate : inputs.apr
  return apr !== undefined && apr === scoreRate?.rate ? { ...inputs, apr, scoreRate } : { ...inputs, ...noScore }
}

export const noScore = { score: undefined, scoreRate: undefined } satisfies Partial<ScoreInputs>

/** The rate of the chosen band for the term that is nearest to the visitor's. */
export function findScoreRate(question: ScoreQuestion | undefined, { score, months }: ScoreInputs) {
  const rates = question?.bands.find((band) => band.score === score)?.rates ?? []
  const getDistance = (rate: { months: number }) => Math.abs(rate.months - months)
  // Of two that are equally near, the longer: its rate is the higher one.
  return [...rates].sort((a, b) => getDistance(a) - getDistance(b) || b.months - a.months)[0]
}
