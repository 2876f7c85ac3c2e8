import { expect, test } from 'vitest'
import { welcomeOfFounder, welcomeOfMember } from './welcome.ts'

test('who joins is welcomed to the agency', () => {
  expect(welcomeOfMember('Ada', 'Harbor & Hill Realty')).toBe('Welcome to Harbor & Hill Realty, Ada.')
})

test('who set the agency up is told that it is ready', () => {
  expect(welcomeOfFounder('Ada', 'Moss & Daughters')).toBe('Welcome, Ada. Moss & Daughters is ready for you.')
})

test('a call that was booked is told by the clock it was booked by', () => {
  const call = { slot: '2026-03-09T14:00:00.000Z', timeZone: 'America/New_York' }
  expect(welcomeOfFounder('Ada', 'Moss', call)).toBe(
    'Welcome, Ada. Your call is on Monday, March 9 at 10:00 AM, Eastern Time.',
  )
})
