import { type ReportTile, toRate } from '@gable/shared/reports/report.ts'
import type { CountedSeries } from './counted-series.ts'

type TileText = Pick<ReportTile, 'key' | 'label' | 'meaning' | 'lessIsBetter'>

/** How often something happened. Several types count as one. */
export const toCountTile = (series: CountedSeries, types: readonly string[], text: TileText): ReportTile => ({
  ...text,
  format: 'count',
  value: series.total(...types),
  previous: series.previous(...types),
})

/** One count as a share of another. */
export function toRateTile(
  series: CountedSeries,
  [parts, wholes]: readonly [parts: readonly string[], wholes: readonly string[]],
  text: TileText,
): ReportTile {
  const fraction: [number, number] = [series.total(...parts), series.total(...wholes)]
  return {
    ...text,
    format: 'percent',
    value: toRate(...fraction),
    previous: toRate(series.previous(...parts), series.previous(...wholes)),
    fraction,
  }
}
