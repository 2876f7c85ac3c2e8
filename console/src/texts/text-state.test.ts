import { expect, test } from 'vitest'
import { describeTextState } from './text-state.ts'

const describe = (text: Partial<Parameters<typeof describeTextState>[0]>) =>
  describeTextState(
    { state: 'QUEUED', dueAt: null, reason: null, ...text },
    'America/New_York',
    Date.parse('2026-03-14T03:00:00Z'),
  )

test('a text that waits for the morning says until when', () => {
  expect(describe({ dueAt: '2026-03-14T12:00:00Z' })).toEqual({
    text: 'Will be sent Mar 14, 2026 08:00 AM',
    isProblem: false,
  })
  expect(describe({ dueAt: '2026-03-14T03:00:00Z' })?.text).toBe('Sending…')
  expect(describe({ reason: 'Too many requests' })?.text).toBe('Waiting to be sent again: Too many requests')
})

test('a text that did not arrive says why', () => {
  const reason = 'The phone number is a landline'
  expect(describe({ state: 'UNDELIVERED', reason })).toEqual({ text: `Not delivered: ${reason}`, isProblem: true })
  expect(describe({ state: 'FAILED', reason })?.text).toBe(`Could not be sent: ${reason}`)
  expect(describe({ state: 'DELIVERED' })).toEqual({ text: 'Delivered', isProblem: false })
  expect(describe({ state: 'RECEIVED' })).toBeUndefined()
})
