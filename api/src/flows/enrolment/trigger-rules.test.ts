import type { Trigger } from '@gable/shared/flows/trigger.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect, test } from 'vitest'
import { toOccasion } from './occasion.ts'
import { type FlowEvent, matchesTrigger } from './trigger-rules.ts'

const toEvent = (fact: string, fields: Partial<FlowEvent> = {}): FlowEvent => ({
  key: newId(),
  fact,
  contactId: newId(),
  propertyId: null,
  leadId: null,
  entryId: null,
  detail: {},
  at: new Date(),
  isImported: false,
  contentId: null,
  ...fields,
})

describe('a changed estimate', () => {
  const changesBy = (trigger: Partial<Extract<Trigger, { type: 'ESTIMATE_CHANGED' }>>, from: number, to: number) =>
    matchesTrigger(
      { type: 'ESTIMATE_CHANGED', direction: 'EITHER', percent: 5, ...trigger },
      toEvent('PROPERTY.VALUE_CHANGED', { detail: { fromCents: from, toCents: to } }),
    )

  test('starts a workflow from its percentage on', () => {
    expect([104_99, 105_00, 95_00, 95_01].map((to) => changesBy({}, 100_00, to))).toEqual([false, true, true, false])
  })

  test('starts it only in its direction', () => {
    expect([110, 90].map((to) => changesBy({ direction: 'UP' }, 100, to))).toEqual([true, false])
    expect([110, 90].map((to) => changesBy({ direction: 'DOWN' }, 100, to))).toEqual([false, true])
  })

  test('does not start it without a former value or a change', () => {
    expect(changesBy({}, 0, 100)).toBe(false)
    expect(changesBy({ percent: 0 }, 100, 100)).toBe(false)
  })
})

test('an opened email starts a workflow that names it, and one that names none', () => {
  const [contentId, other] = [newId(), newId()]
  const opened = toEvent('EMAIL.OPENED', { contentId })
  const starts = (...contentIds: string[]) => matchesTrigger({ type: 'EMAIL_OPENED', contentIds }, opened)
  expect([starts(contentId, other), starts(), starts(other)]).toEqual([true, true, false])
  expect(matchesTrigger({ type: 'EMAIL_OPENED', contentIds: [other] }, toEvent('EMAIL.OPENED'))).toBe(false)
  expect(matchesTrigger({ type: 'EMAIL_CLICKED', contentIds: [] }, opened)).toBe(false)
})

test('contacts from an import start only workflows that include them', () => {
  const imported = toEvent('CONTACT.CREATED', { isImported: true })
  const starts = (includesImported: boolean, event: FlowEvent) =>
    matchesTrigger({ type: 'CONTACT_CREATED', includesImported }, event)
  expect([starts(false, imported), starts(true, imported)]).toEqual([false, true])
  expect([starts(false, toEvent('CONTACT.CREATED')), starts(true, toEvent('CONTACT.CREATED'))]).toEqual([true, true])
})

test('contacts who never come back have one occasion, others one for each event', () => {
  expect(['a', 'b'].map((key) => toOccasion('NEVER', key))).toEqual(['once', 'once'])
  expect(['a', 'b'].map((key) => toOccasion('AFTER_END', key))).toEqual(['a', 'b'])
  expect(['a', 'b'].map((key) => toOccasion('EVERY_TIME', key))).toEqual(['a', 'b'])
})
