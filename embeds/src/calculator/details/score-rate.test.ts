import type { ScoreQuestion } from '@gable/shared/widgets/score-rates.ts'
import { expect, test } from 'vitest'
import { findScoreRate, followScore, type ScoreInputs } from './score-rate.ts'

const toRate = (months: number, rate: number) => ({ months, rate, note: `${months} months` })
const question: ScoreQuestion = {
  label: 'Credit score',
  notSure: 'Not sure',
  hint: '',
  bands: [
    { score: '760', label: '760 or higher', rates: [toRate(180, 5.3), toRate(360, 6.1)] },
    { score: '620', label: '620–759', rates: [toRate(360, 7.4)] },
  ],
}
const inputs: ScoreInputs = { score: '760', apr: 6.5, months: 360 }

test('the rate follows the credit score that a visitor chooses, and then the term', () => {
  const chosen = followScore(inputs, 'score', question)
  expect(chosen).toMatchObject({ apr: 6.1, scoreRate: { note: '360 months' } })
  const shorter = followScore({ ...chosen, months: 180 }, 'months', question)
  expect(shorter).toMatchObject({ apr: 5.3, scoreRate: { note: '180 months' } })
  expect(followScore({ ...chosen, score: '620', months: 180 }, 'score', question).apr).toBe(7.4)
})

test('the nearest term counts, and the longer one of two that are equally near', () => {
  const find = (months: number) => findScoreRate(question, { ...inputs, months })?.months
  expect([120, 240, 270, 300].map(find)).toEqual([180, 180, 360, 360])
})

test('a typed rate ends the choice, and its source is no longer named', () => {
  const chosen = followScore(inputs, 'score', question)
  const typed = { score: undefined, scoreRate: undefined, apr: 6, months: 360 }
  expect(followScore({ ...chosen, apr: 6 }, 'apr', question)).toEqual(typed)
})

test('a link keeps its rate, and its credit score only while that is still the rate of it', () => {
  expect(followScore({ ...inputs, apr: 6.1 }, undefined, question).score).toBe('760')
  expect(followScore(inputs, undefined, question)).toMatchObject({ apr: 6.5, score: undefined })
  expect(followScore(inputs, undefined, undefined)).toMatchObject({ apr: 6.5, score: undefined })
})

test('visitors who chose no credit score keep their rate', () => {
  expect(followScore({ apr: 6.5, months: 360 }, 'months', question)).toEqual({ apr: 6.5, months: 360 })
})
