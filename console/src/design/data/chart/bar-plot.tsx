import { BarChart } from '@tremor/react'
import { type ChartData, getAxisMaximum, getSeriesColor, getSeriesKey, toPlotRows } from './chart-data.ts'

interface BarPlotProps {
  data: ChartData
  formatTick: (value: number) => string
}

/** A separate module, so that Tremor loads only with the first chart. `BarHitAreas` above it handles clicks and labels. */
export default function BarPlot({ data, formatTick }: BarPlotProps) {
  const values = data.series.flatMap((series) => series.values)
  return (
    <BarChart
      aria-hidden
      className="plot h-full"
      data={toPlotRows(data)}
      index="tick"
      categories={data.series.map((_, number) => getSeriesKey(number))}
      colors={data.series.map((_, number) => getSeriesColor(number))}
      valueFormatter={formatTick}
      maxValue={getAxisMaximum(values)}
      allowDecimals={false}
      showLegend={false}
      showTooltip={false}
      yAxisWidth={axisWidth}
      padding={{ left: 0, right: 0 }}
      tickGap={24}
      barCategoryGap="20%"
    />
  )
}

/** `BarHitAreas` has the same offset on its left. */
const axisWidth = 44
