import { aCondition, aNote, sampleReferences } from '@gable/shared/flows/samples.ts'
import { Step, type StepKind } from '@gable/shared/flows/step.ts'
import { stepLabels, triggerLabels } from '@gable/shared/flows/step-labels.ts'
import { Trigger, type TriggerType } from '@gable/shared/flows/trigger.ts'
import { expect, test } from 'vitest'
import { createTrigger } from '../triggers/create-trigger.ts'
import { createStep } from './create-step.ts'
import { describePlace } from './describe-place.ts'

test.each(Object.keys(stepLabels) as StepKind[])('a new step of kind %s can be saved', (kind) => {
  const step = createStep(kind)
  expect(Step.parse(step)).toEqual(step)
})

test.each(Object.keys(triggerLabels) as TriggerType[])('a new trigger of type %s can be saved', (type) => {
  const trigger = createTrigger(type)
  expect(Trigger.parse(trigger)).toEqual(trigger)
})

test('a place is described by its number, and in a branch by its path', () => {
  const steps = [aNote('a'), aCondition('b', [aNote('c'), aNote('d')])]
  expect(describePlace(steps, 'b', sampleReferences)).toBe('step 2 of 2')
  expect(describePlace(steps, 'd', sampleReferences)).toBe('step 2 of 2 in Yes of “If tags include buyer”')
})
