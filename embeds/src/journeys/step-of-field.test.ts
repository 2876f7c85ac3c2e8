import { type JourneyForm, stepsOf } from '@gable/shared/journeys/journey.ts'
import { expect, test } from 'vitest'
import { stepOfField } from './step-of-field.ts'

const form = (id: string): JourneyForm => ({
  id,
  leadType: 'HV',
  title: '',
  description: '',
  asksSellingTimeline: id === 'first',
})
const steps = stepsOf({ asksAddress: true, forms: [form('first'), form('second')] })

test.each([
  ['address', 0],
  ['address.text', 0],
  ['answers.first', 1],
  ['answers.second', 2],
  ['details.email', 3],
  ['consent.seal', 3],
  ['answers.gone', 3],
])('%s is put right at step %i', (field, step) => {
  expect(stepOfField(field, steps)).toBe(step)
})
