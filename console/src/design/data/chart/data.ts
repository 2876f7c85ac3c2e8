import type { Bucket } from '../../format/date-format.ts'

/** One or more series over the same periods. */
export interface ChartData {
  buckets: readonly Bucket[]
  series: readonly { name: string; values: readonly number[] }[]
}

export const isBlank = (data: ChartData) =>
  data.buckets.length === 0 || data.series.every(({ values }) => values.every((value) => !value))

/** A period without anything has nothing to open. */
export const hasAny = (data: ChartData, index: number) => data.series.some((series) => (series.values[index] ?? 0) > 0)

/** Tremor reads a key with a dot as a path, so a series goes by its number, not by its name. */
export function plotRows({ buckets, series }: ChartData) {
  return buckets.map((bucket, index) => ({
    ...bucket,
    ...Object.fromEntries(series.map(({ values }, number) => [seriesKey(number), values[index] ?? 0])),
  }))
}

export const seriesKey = (number: number) => `series-${number}`

/** The tokens of a series, in an order that keeps neighbours apart for every kind of sight. */
export const colorOf = (number: number) => `chart-${(number % 6) + 1}`

/** A round number that is not below the largest value and divides into four whole steps. */
export function roundMaximum(values: readonly number[]) {
  const quarter = Math.max(1, Math.max(0, ...values) / 4)
  const power = 10 ** Math.floor(Math.log10(quarter))
  const step =
    [1, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= quarter && Number.isInteger(factor * power)) ?? 10
  return step * power * 4
}
