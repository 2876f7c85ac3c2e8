import { sampleEstimate } from '@gable/shared/contact-dashboard/sample-estimates.ts'
import { expect, test } from 'vitest'
import { getMonthlyTrend, listTrendPeriods } from './value-trend.ts'

const observe = (valueDate: string, median: number, provider = 'ATTOM') => ({ provider, valueDate, median })

test('each month has its last estimate, and the current one comes last', () => {
  const course = [
    observe('2026-09-20', 2),
    observe('2026-09-01', 1),
    observe('2026-10-05', 3),
    observe('2026-10-06', 9, 'X'),
  ]
  const data = [{ ...sampleEstimate, median: 4, valueDate: '2026-10-05' }]
  expect(getMonthlyTrend({ data, course }, 'ATTOM')).toStrictEqual([
    { day: '2026-09-20', value: 2 },
    { day: '2026-10-05', value: 4 },
  ])
})

test('a longer period is offered only when it shows more', () => {
  const points = Array.from({ length: 20 }, (_, month) => ({
    day: `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    value: month,
  }))
  expect(listTrendPeriods(points, '2026-08-15').map(({ years }) => years)).toStrictEqual([1, 3])
  expect(listTrendPeriods(points.slice(0, 1), '2026-08-15')).toStrictEqual([])
})
