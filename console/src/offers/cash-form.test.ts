import { createSampleCashOffer } from '@gable/shared/offers/sample-offers.ts'
import { expect, test } from 'vitest'
import { createCashFormSchema, toCashFormValues } from './cash-form.ts'

const zone = 'America/New_York'

test('a new offer stands for a week, to five o’clock where the agent is', () => {
  const now = Date.parse('2026-06-01T02:00:00Z')
  expect(toCashFormValues(undefined, zone, now)).toEqual({
    amountCents: null,
    buyer: '',
    closingOn: '',
    expiresAt: '2026-06-07T17:00',
    terms: '',
  })
})

test('what an agent reads off the wall is a moment everywhere', () => {
  const inAYear = new Date().getFullYear() + 1
  const filled = {
    ...toCashFormValues(undefined, zone),
    amountCents: 1_00,
    closingOn: `${inAYear}-07-01`,
    expiresAt: `${inAYear}-01-15T17:00`,
  }
  expect(createCashFormSchema(zone, undefined).parse(filled).expiresAt).toBe(`${inAYear}-01-15T22:00:00.000Z`)
})

test('an expired offer can be corrected without being given more time, to the very second it had', () => {
  const before = createSampleCashOffer({ closingOn: '2020-02-01', expiresAt: '2020-01-15T22:00:31.000Z' })
  const fields = toCashFormValues(before, zone)
  expect(fields.expiresAt).toBe('2020-01-15T17:00')
  expect(createCashFormSchema(zone, before).parse(fields).expiresAt).toBe(before.expiresAt)
  const moved = createCashFormSchema(zone, before).safeParse({ ...fields, expiresAt: '2020-01-16T17:00', amountCents: null })
  expect(moved.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['amountCents', 'Please enter an amount'],
    ['expiresAt', 'Please choose a time in the future'],
  ])
})
