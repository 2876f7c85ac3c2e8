import type { BucketLabel } from '../../format/date-format.ts'

/** One or more series over the same periods. */
export interface ChartData {
  buckets: readonly BucketLabel[]
  series: readonly ChartSeries[]
}

interface ChartSeries {
  name: string
  /** A value is null where there is none, such as a rate of nothing. */
  values: readonly (number | null)[]
  /** What the values count, in singular and plural: "submission", "submissions". */
  noun?: readonly [one: string, many: string]
}

export const isEmptyChart = (data: ChartData) =>
  data.buckets.length === 0 || data.series.every(({ values }) => values.every((value) => !value))

/** Periods without a value are not clickable. */
export const hasValueAt = (data: ChartData, index: number) =>
  data.series.some((series) => (series.values[index] ?? 0) > 0)

/** The values of a period as they are read aloud: "Jan 05, 2026: 1 submission", "Jan 05, 2026: Open Rate 12.5%". */
export function describePeriod({ buckets, series }: ChartData, index: number, format: (value: number) => string) {
  const values = series.map(({ name, values, noun }) => {
    const value = values[index] ?? 0
    return noun ? `${format(value)} ${noun[value === 1 ? 0 : 1]}` : `${name} ${format(value)}`
  })
  return `${buckets[index]?.name}: ${values.join(', ')}`
}

/**
 * Tremor treats a dot in a key as a path, so series keys are numbers instead of names. It draws the only value of a
 * series as a point if no other row has its key, so rows without a value leave it out.
 */
export function toPlotRows({ buckets, series }: ChartData) {
  return buckets.map((bucket, index) => ({
    ...bucket,
    ...Object.fromEntries(
      series.flatMap(({ values: { [index]: value = 0 } }, number) =>
        value === null ? [] : [[getSeriesKey(number), value]],
      ),
    ),
  }))
}

export const getSeriesKey = (number: number) => `series-${number}`

/** The color token of a series. Neighboring colors are distinguishable with color blindness. */
export const getSeriesColor = (number: number) => `chart-${(number % 6) + 1}`

/** A round number that is at least the largest value and divides into four whole steps. */
export function getAxisMaximum(values: readonly (number | null)[]) {
  const quarter = Math.max(1, Math.max(0, ...values.map((value) => value ?? 0)) / 4)
  const power = 10 ** Math.floor(Math.log10(quarter))
  const step =
    [1, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= quarter && Number.isInteger(factor * power)) ?? 10
  return step * power * 4
}
