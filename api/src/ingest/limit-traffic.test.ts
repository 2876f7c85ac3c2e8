import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect, test } from 'vitest'
import { createTrafficLimit } from './limit-traffic.ts'

test('past the limit of a day new campaigns count as other, and known ones as themselves', () => {
  let now = 10 * dayLength
  const limit = createTrafficLimit(() => now)
  const tag = (n: number) => ({ campaign: `c${n}`, device: 'PHONE' })
  for (let n = 0; n < 100; n++) expect(limit('a', tag(n))).toEqual(tag(n))
  expect(limit('a', tag(100))).toEqual({ campaign: '*', source: '*', medium: '*', referrer: '*', device: 'PHONE' })
  expect(limit('a', tag(5))).toEqual(tag(5))
  expect(limit('b', tag(100))).toEqual(tag(100))
  now += dayLength
  expect(limit('a', tag(100))).toEqual(tag(100))
})

test('sites give way before campaigns', () => {
  const limit = createTrafficLimit(() => 0)
  for (let n = 0; n < 200; n++) limit('a', { referrer: `site${n}.example` })
  const visit = { campaign: 'spring', source: 'facebook', referrer: 'facebook.com', device: 'PHONE' }
  expect(limit('a', visit)).toEqual({ ...visit, referrer: '*' })
  expect(limit('a', { device: 'PHONE' })).toEqual({ device: 'PHONE' })
})
