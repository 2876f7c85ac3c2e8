import { expect, test } from 'vitest'
import { describeEngagement, type Engagement, getWarmth, getWarmthLevel, getWarmthTrend } from './warmth.ts'

const day = (counts: Partial<Engagement>): Engagement => ({
  ...{ submissions: 0, replies: 0, scans: 0, clicks: 0, visits: 0, opens: 0 },
  ...counts,
})

test('each deed has its points', () => {
  expect(getWarmth([day({ submissions: 1 })])).toBe(10)
  expect(getWarmth([day({ replies: 1 })])).toBe(10)
  expect(getWarmth([day({ scans: 1, clicks: 1, visits: 1, opens: 1 })])).toBe(13)
  expect(getWarmth([])).toBe(0)
})

test('one kind counts three times a day, and again the next day', () => {
  expect(getWarmth([day({ clicks: 40 })])).toBe(12)
  expect(getWarmth([day({ clicks: 40 }), day({ clicks: 2 })])).toBe(20)
})

test('the level follows from the points', () => {
  expect([0, 1, 7, 8, 19, 20, 500].map(getWarmthLevel)).toEqual(['COLD', 'COOL', 'COOL', 'WARM', 'WARM', 'HOT', 'HOT'])
})

test('a contact rose or cooled against the period before', () => {
  expect(getWarmthTrend(4, 0)).toBe('ROSE')
  expect(getWarmthTrend(0, 4)).toBe('COOLED')
  expect(getWarmthTrend(4, 4)).toBe('SAME')
})

test('what made a contact warm starts with what tells most', () => {
  expect(describeEngagement(day({ opens: 1200, submissions: 1, replies: 2 }))).toBe(
    '1 submission, 2 replies, 1,200 opens',
  )
  expect(describeEngagement(day({}))).toBe('')
})
