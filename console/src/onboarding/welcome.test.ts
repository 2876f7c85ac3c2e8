import { expect, test } from 'vitest'
import { getFounderWelcome, getMemberWelcome } from './welcome.ts'

test('an agent who joins is welcomed to the agency', () => {
  expect(getMemberWelcome('Ada', 'Harbor & Hill Realty')).toBe('Welcome to Harbor & Hill Realty, Ada.')
})

test('the founder reads that the agency is ready', () => {
  expect(getFounderWelcome('Ada', 'Moss & Daughters')).toBe('Welcome, Ada. Moss & Daughters is ready for you.')
})

test('a booked call is shown in the time zone it was booked in', () => {
  const call = { slot: '2026-03-09T14:00:00.000Z', timeZone: 'America/New_York' }
  expect(getFounderWelcome('Ada', 'Moss', call)).toBe(
    'Welcome, Ada. Your call is on Monday, March 9 at 10:00 AM, Eastern Time.',
  )
})
