import { expect, test } from 'vitest'
import { describeCause } from './describe-cause.ts'
import { sampleReferences } from './samples.ts'

test('agents read why a contact is in a flow', () => {
  const describe = (cause: Record<string, unknown>, trigger: Parameters<typeof describeCause>[1] = null) =>
    describeCause(cause, trigger, sampleReferences)
  expect(describe({ type: 'MANUAL', agentName: 'Ines Cole' })).toBe('Enrolled by Ines Cole')
  expect(describe({ type: 'FLOW', kind: 'WORKFLOW', title: 'Speed to lead' })).toBe(
    'Enrolled by the workflow “Speed to lead”',
  )
  expect(describe({ type: 'EVENT' }, { type: 'OFFER_VIEWED' })).toBe('Trigger: the contact views an offer')
  expect(describe({ type: 'MATCHED' })).toBe('Matched the filters')
})
