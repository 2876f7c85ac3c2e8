import { expect, test } from 'vitest'
import { describeDelivery, describeRun } from './run-labels.ts'

const run = {
  ...({ state: 'ACTIVE', step: 'Wait 2 weeks', position: { number: 3, of: 7 }, reason: '', next: '' } as const),
  dueAt: '2199-11-23T15:00:00.000Z',
  isWaiting: true,
}

test('a run says until when it waits, or when its step is taken', () => {
  expect(describeRun(run, 'America/Chicago')).toBe('Step 3 of 7: Wait 2 weeks, until Nov 23, 2199 09:00 AM')
  expect(describeRun({ ...run, next: 'Send the email “Spring”' }, 'America/Chicago')).toBe(
    'Step 3 of 7: Wait 2 weeks, until Nov 23, 2199 09:00 AM. Then: Send the email “Spring”',
  )
  const sending = { ...run, step: 'Send the email “Spring”', isWaiting: false }
  expect(describeRun(sending, 'America/Chicago')).toBe(
    'Step 3 of 7: Send the email “Spring”, not before Nov 23, 2199 09:00 AM',
  )
  expect(describeRun({ ...run, dueAt: '2020-01-01T00:00:00.000Z' }, 'America/Chicago')).toBe(
    'Step 3 of 7: Wait 2 weeks',
  )
})

test('a run that is over says how', () => {
  expect(describeRun({ ...run, state: 'FINISHED' }, 'UTC')).toBe('Went through all steps')
  expect(describeRun({ ...run, state: 'LEFT', reason: 'Unsubscribed' }, 'UTC')).toBe('Unsubscribed')
})

test('a webhook that was called says what became of it, and why it did not arrive', () => {
  expect(describeDelivery({ state: 'DELIVERED', error: null })).toBe('Delivered.')
  expect(describeDelivery({ state: 'WAITING', error: null })).toBe('Being sent.')
  expect(describeDelivery({ state: 'WAITING', error: 'Received status 500' })).toBe(
    'Not delivered yet: Received status 500. It is sent again later.',
  )
  expect(describeDelivery({ state: 'FAILED', error: 'Received status 410' })).toBe(
    'Not delivered: Received status 410.',
  )
})
