import { expect, test } from 'vitest'
import { orderStages } from './order-stages.ts'

const order = (visits: Record<string, number>) => orderStages(new Map(Object.entries(visits))).map(({ stage }) => stage)

test('a page asks for the address before the journey starts', () => {
  expect(order({ view: 9, address: 5, entrance: 4, timeline: 3, details: 2, submission: 1, answer: 1 })).toEqual([
    'view',
    'address',
    'entrance',
    'timeline',
    'details',
    'submission',
    'answer',
  ])
})

test('a calculator asks for the address after its button', () => {
  expect(order({ view: 9, figures: 5, entrance: 4, address: 3, details: 2 })).toEqual([
    'view',
    'figures',
    'entrance',
    'address',
    'details',
    'submission',
  ])
})

test('questions that follow the contact details come after them', () => {
  expect(order({ view: 9, questions: 1, details: 2 })).toEqual([
    'view',
    'entrance',
    'details',
    'questions',
    'submission',
  ])
  expect(order({ view: 9, questions: 2, details: 1 })).toEqual([
    'view',
    'entrance',
    'questions',
    'details',
    'submission',
  ])
})
