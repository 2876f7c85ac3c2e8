import { expect, test } from 'vitest'
import { getOverallRate, toRateChart, toTrendChart } from './chart-data.ts'
import type { Stats } from './use-stats.ts'

const bucket = (date: string, views: number, clicks: number, submissions: number) => ({
  date,
  from: date,
  till: date,
  views,
  entrances: 0,
  clicks,
  submissions,
})
const stats: Stats = {
  grouping: 'DAY',
  range: { from: '2026-10-31', till: '2026-11-02' },
  lastRefreshedAt: '2026-11-02T12:00:00.000Z',
  stats: [
    bucket('2026-10-31T04:00:00.000Z', 200, 10, 1),
    bucket('2026-11-01T04:00:00.000Z', 0, 3, 2),
    bucket('2026-11-02T05:00:00.000Z', 4, 8, 5),
  ],
}

test('days are labeled in the time zone of the agency', () => {
  expect(toTrendChart(stats, 'Views', 'views', 'America/New_York')).toEqual({
    buckets: [
      { tick: 'Oct 31', name: 'Oct 31, 2026' },
      { tick: 'Nov 1', name: 'Nov 01, 2026' },
      { tick: 'Nov 2', name: 'Nov 02, 2026' },
    ],
    series: [{ name: 'Views', values: [200, 0, 4], noun: ['view', 'views'] }],
  })
})

test('the rate is submissions per view, at most 100, and has no point on a day without views', () => {
  expect(toRateChart(stats, 'Rate', 'widget', 'UTC').series[0]?.values).toEqual([0.5, null, 100])
  expect(getOverallRate(stats, 'widget')).toBe(3.9)
})

test('the rate of a dashboard is clicks per view', () => {
  expect(toRateChart(stats, 'Rate', 'contact-dashboard', 'UTC').series[0]?.values).toEqual([5, null, 100])
})
