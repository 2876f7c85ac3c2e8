import { aFlow, sampleReferences } from '@gable/shared/flows/samples.ts'
import { expect, test } from 'vitest'
import { describeStart } from './describe-start.ts'

const filters = [{ key: 'tags', anyOf: ['buyer'] }]

test('an automation says whom it enrolls', () => {
  expect(describeStart('AUTOMATION', aFlow([]), sampleReferences).sentence).toBe('Enroll every contact')
  expect(describeStart('AUTOMATION', aFlow([], { filters }), sampleReferences).sentence).toBe(
    'Enroll contacts if tags include buyer',
  )
})

test('a workflow says what starts it, and for whom', () => {
  const trigger = { type: 'DASHBOARD_VIEWED' } as const
  expect(describeStart('WORKFLOW', aFlow([]), sampleReferences).sentence).toBe('Choose what starts it')
  expect(describeStart('WORKFLOW', aFlow([], { trigger, filters }), sampleReferences).sentence).toBe(
    'When a contact views their dashboard, if tags include buyer',
  )
})

test('its other rules are lines of their own', () => {
  const rules = aFlow([], {
    reentry: 'AFTER_END',
    exits: [{ type: 'SUBMITS_FORM' }, { type: 'UNSUBSCRIBES' }],
    window: { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' },
  })
  expect(describeStart('AUTOMATION', rules, sampleReferences).details).toEqual([
    'Again after the end',
    'Ends early: submits a form, unsubscribes',
    'Sends: on a weekday, 9:00 am to 5:00 pm',
  ])
})
