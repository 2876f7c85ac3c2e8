import { expect, test } from 'vitest'
import { describeSellingReasons, getSellingScore, listSellingReasons, type SellingSigns } from './likely-to-sell.ts'

const nothing: SellingSigns = {
  yearsOwned: null,
  equityShare: null,
  rateGap: null,
  recentVisits: 0,
  recentInquiries: 0,
}
const reasonsOf = (signs: Partial<SellingSigns>) => listSellingReasons({ ...nothing, ...signs })

test('an owner of whom nothing is known has no reason to sell', () => {
  expect(reasonsOf({})).toEqual([])
  expect(getSellingScore([])).toBe(0)
})

test('each reason starts at its limit', () => {
  expect(reasonsOf({ yearsOwned: 6 })).toEqual([])
  expect(reasonsOf({ yearsOwned: 7 })).toEqual(['OWNED_LONG'])
  expect(reasonsOf({ equityShare: 49.9 })).toEqual([])
  expect(reasonsOf({ equityShare: 50 })).toEqual(['HIGH_EQUITY'])
  expect(reasonsOf({ rateGap: -1 })).toEqual(['RATE_FREE'])
  expect(reasonsOf({ rateGap: -1.5 })).toEqual([])
  expect(reasonsOf({ rateGap: -2 })).toEqual(['LOW_RATE'])
  expect(reasonsOf({ recentVisits: 1 })).toEqual(['VISITED'])
  expect(reasonsOf({ recentInquiries: 1 })).toEqual(['INQUIRED'])
})

test('a low rate counts against selling', () => {
  const signs = { yearsOwned: 10, equityShare: 60, recentVisits: 2 }
  expect(getSellingScore(reasonsOf(signs))).toBe(6)
  expect(getSellingScore(reasonsOf({ ...signs, rateGap: -3 }))).toBe(5)
})

test('the reasons read as one line with their figures', () => {
  const signs = { ...nothing, yearsOwned: 9, equityShare: 61.6, rateGap: -3, recentInquiries: 1 }
  expect(describeSellingReasons(listSellingReasons(signs), signs)).toBe(
    'Asked us something, owned 9 years, 62% equity, but a low rate to give up',
  )
  expect(describeSellingReasons([], nothing)).toBe('')
})
