import { createSampleCashOffer } from '@gable/shared/offers/sample-offers.ts'
import { expect, test } from 'vitest'
import { createCashFormSchema, toCashFormValues } from './cash-form.ts'

const zone = 'America/New_York'

test('a new offer expires after a week, at 5 PM in the agent’s time zone', () => {
  const now = Date.parse('2026-06-01T02:00:00Z')
  expect(toCashFormValues(undefined, zone, now)).toEqual({
    amountCents: null,
    buyer: '',
    closingOn: '',
    expiresAt: '2026-06-07T17:00',
    terms: '',
  })
})

test('the local expiry time is converted to UTC', () => {
  const nextYear = new Date().getFullYear() + 1
  const values = {
    ...toCashFormValues(undefined, zone),
    amountCents: 1_00,
    closingOn: `${nextYear}-07-01`,
    expiresAt: `${nextYear}-01-15T17:00`,
  }
  expect(createCashFormSchema(zone, undefined).parse(values).expiresAt).toBe(`${nextYear}-01-15T22:00:00.000Z`)
})

test('an expired offer can be edited without changing its expiry, which keeps its seconds', () => {
  const before = createSampleCashOffer({ closingOn: '2020-02-01', expiresAt: '2020-01-15T22:00:31.000Z' })
  const values = toCashFormValues(before, zone)
  expect(values.expiresAt).toBe('2020-01-15T17:00')
  expect(createCashFormSchema(zone, before).parse(values).expiresAt).toBe(before.expiresAt)
  const result = createCashFormSchema(zone, before).safeParse({
    ...values,
    expiresAt: '2020-01-16T17:00',
    amountCents: null,
  })
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['amountCents', 'Please enter an amount'],
    ['expiresAt', 'Please choose a time in the future'],
  ])
})
