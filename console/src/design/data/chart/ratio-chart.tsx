import { AreaChart, type AreaChartProps } from './area-chart.tsx'

/** A rate over time in percent; a value above 100 shows as 100. */
export function RatioChart({
  data,
  ...facts
}: Omit<AreaChartProps, 'unit' | 'format' | 'formatTick' | 'wholeNumbers'>) {
  const capped = data && {
    ...data,
    series: data.series.map((series) => ({ ...series, values: series.values.map((value) => Math.min(100, value)) })),
  }
  return (
    <AreaChart
      {...facts}
      unit="%"
      data={capped}
      wholeNumbers={false}
      format={(value) => `${value.toFixed(1)}%`}
      formatTick={(value) => `${Number(value.toFixed(1))}%`}
    />
  )
}
