import { BarChart } from '@tremor/react'
import { type ChartData, colorOf, plotRows, roundMaximum, seriesKey } from './data.ts'

interface BarPlotProps {
  data: ChartData
  formatTick: (value: number) => string
}

/** Its own module, so that Tremor arrives only with the first chart. The bars' presses and names lie above it. */
export default function BarPlot({ data, formatTick }: BarPlotProps) {
  const values = data.series.flatMap((series) => series.values)
  return (
    <BarChart
      aria-hidden
      className="plot h-full"
      data={plotRows(data)}
      index="tick"
      categories={data.series.map((_, number) => seriesKey(number))}
      colors={data.series.map((_, number) => colorOf(number))}
      valueFormatter={formatTick}
      maxValue={roundMaximum(values)}
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

/** Where the bars begin; what lies above them begins there too. */
export const axisWidth = 44
