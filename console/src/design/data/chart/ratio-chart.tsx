import { formatPercent } from '../../format/metric-format.ts'
import { AreaChart, type AreaChartProps } from './area-chart.tsx'

/** A percentage over time, capped at 100. */
export function RatioChart({
  data,
  ...frameProps
}: Omit<AreaChartProps, 'unit' | 'format' | 'formatTick' | 'wholeNumbers'>) {
  const cappedData = data && {
    ...data,
    series: data.series.map((series) => ({
      ...series,
      values: series.values.map((value) => value && Math.min(100, value)),
    })),
  }
  return (
    <AreaChart
      {...frameProps}
      unit="%"
      data={cappedData}
      wholeNumbers={false}
      format={formatPercent}
      formatTick={(value) => `${Number(value.toFixed(1))}%`}
    />
  )
}
