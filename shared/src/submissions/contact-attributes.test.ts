import { expect, test } from 'vitest'
import { sellingTimeline, sellingTimelines } from '../forms/selling-timeline.ts'
import { toContactAttributes } from './contact-attributes.ts'

const timeline = {
  key: 'timeline',
  label: 'Plans to move',
  type: 'CHOICE',
  choices: [...sellingTimelines],
} as const
const budget = { key: 'budget', label: 'Budget', type: 'MONEY', choices: [] } as const

test('the selling timeline fills plans to move, and affordability fills the budget', () => {
  const answers = [{ label: sellingTimeline.question, value: 'Less than 3 months' }]
  const attributes = [
    { ...timeline, choices: [...timeline.choices] },
    { ...budget, choices: [] },
  ]
  expect(toContactAttributes(attributes, { answers, budgetCents: 43_125_000 })).toEqual({
    timeline: 'Less Than 3 Months',
    budget: 43_125_000,
  })
  expect(toContactAttributes(attributes, { answers: [] })).toEqual({})
})

test('an answer that is none of the choices is left out, and a plain number is in dollars', () => {
  const answers = [{ label: sellingTimeline.question, value: '3-6 Months' }]
  expect(toContactAttributes([{ ...timeline, choices: ['Now'] }], { answers })).toEqual({})
  const amount = { ...budget, type: 'NUMBER' as const, choices: [] }
  expect(toContactAttributes([amount], { answers, budgetCents: 100_000 })).toEqual({ budget: 1000 })
})
