import { expect, test } from 'vitest'
import { getOverallShare, sumCounts, toCountChart, toShareChart } from './content-chart.ts'

const bucket = (day: string, counts: Record<string, number>) => ({
  date: `${day}T05:00:00.000Z`,
  from: `${day}T05:00:00.000Z`,
  till: `${day}T05:00:00.000Z`,
  counts,
})

const stats = {
  grouping: 'DAY' as const,
  stats: [
    bucket('2026-03-02', { delivered: 200, open: 50, click: 10, submission: 2 }),
    bucket('2026-03-03', { delivered: 0, open: 8, click: 10 }),
  ],
}

test('a chart has a bar for each day, and none where nothing happened', () => {
  const { buckets, series } = toCountChart(stats, { name: 'Submissions' }, 'submission', 'America/New_York')
  expect(buckets.map(({ name }) => name)).toEqual(['Mar 02, 2026', 'Mar 03, 2026'])
  expect(series).toEqual([{ name: 'Submissions', values: [2, 0] }])
})

test('a share is at most 100 percent, and has no point without a total', () => {
  const shareOf = (part: 'open' | 'click', total: 'delivered' | 'open') =>
    toShareChart(stats, 'Share', [part, total], 'America/New_York').series[0]?.values
  expect(shareOf('open', 'delivered')).toEqual([25, null])
  expect(shareOf('click', 'open')).toEqual([20, 100])
})

test('the share of a period is that of its sums, not the mean of its days', () => {
  expect(sumCounts(stats, 'open')).toBe(58)
  expect(getOverallShare(stats, ['open', 'delivered'])).toBe(29)
})
