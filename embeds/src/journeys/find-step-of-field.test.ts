import { getJourneySteps, type JourneyForm } from '@gable/shared/journeys/journey.ts'
import { expect, test } from 'vitest'
import { findStepOfField } from './find-step-of-field.ts'

const form = (id: string): JourneyForm => ({
  id,
  leadType: 'HV',
  title: '',
  description: '',
  asksSellingTimeline: id === 'first',
})
const steps = getJourneySteps({ asksAddress: true, forms: [form('first'), form('second')] })

test.each([
  ['address', 0],
  ['address.text', 0],
  ['answers.first', 1],
  ['answers.second', 2],
  ['details.email', 3],
  ['consent.seal', 3],
  ['answers.gone', 3],
])('an error in %s is shown at step %i', (field, step) => {
  expect(findStepOfField(field, steps)).toBe(step)
})
