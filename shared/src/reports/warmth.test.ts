import { expect, test } from 'vitest'
import { describeEngagement, type Engagement, getWarmth } from './warmth.ts'

const day = (counts: Partial<Engagement>): Engagement => ({
  submissions: 0,
  replies: 0,
  scans: 0,
  clicks: 0,
  visits: 0,
  opens: 0,
  ...counts,
})

test('each kind of interest has its points', () => {
  expect(getWarmth([day({ submissions: 1 })])).toBe(10)
  expect(getWarmth([day({ replies: 1 })])).toBe(10)
  expect(getWarmth([day({ scans: 1, clicks: 1, visits: 1, opens: 1 })])).toBe(13)
  expect(getWarmth([])).toBe(0)
})

test('one kind counts three times a day, and again the next day', () => {
  expect(getWarmth([day({ clicks: 40 })])).toBe(12)
  expect(getWarmth([day({ clicks: 40 }), day({ clicks: 2 })])).toBe(20)
})

test('what made a contact warm starts with what tells most', () => {
  expect(describeEngagement(day({ opens: 1200, submissions: 1, replies: 2 }))).toBe(
    '1 submission, 2 replies, 1,200 opens',
  )
  expect(describeEngagement(day({}))).toBe('')
})
