import { expect, test } from 'vitest'
import { describeTransaction, formatSigned } from './transaction-columns.tsx'

test('postcards are counted, other movements are described in their own words', () => {
  expect(describeTransaction({ kind: 'POSTCARDS', description: 'Just sold', count: 1200 })).toBe(
    '1,200 postcards, Just sold',
  )
  expect(describeTransaction({ kind: 'RETURNED', description: '', count: 1 })).toBe('1 postcard')
  expect(describeTransaction({ kind: 'ADDED', description: '2,500 credits', count: 1 })).toBe('2,500 credits')
  expect(describeTransaction({ kind: 'CORRECTION', description: '', count: 1 })).toBe('Correction')
})

test('credits have a sign', () => {
  expect([formatSigned(2500), formatSigned(-10), formatSigned(null)]).toEqual(['+2,500', '\u221210', '--'])
})
