import { BarChart } from '@tremor/react'
import { getSeriesColor, getSeriesKey } from './chart-data.ts'
import { getSegmentSpans, type Stack } from './stack.ts'

interface StackedPlotProps {
  stacks: readonly Stack[]
  names: readonly string[]
  end: number
  formatTick: (value: number) => string
}

/** A separate module, so that Tremor loads only with the first chart. `SegmentHitAreas` above it handles clicks and labels. */
export default function StackedPlot({ stacks, names, end, formatTick }: StackedPlotProps) {
  const rows = stacks.map((stack) => {
    const row: Record<string, string | number> = { name: stack.name }
    for (const { number, value } of getSegmentSpans(stack, names, end)) {
      row[getSeriesKey(number)] = Number(row[getSeriesKey(number)] ?? 0) + value
    }
    return row
  })
  return (
    <BarChart
      aria-hidden
      className="plot h-full"
      data={rows}
      index="name"
      layout="vertical"
      stack
      categories={names.map((_, number) => getSeriesKey(number))}
      colors={names.map((_, number) => getSeriesColor(number))}
      valueFormatter={formatTick}
      maxValue={end}
      allowDecimals={false}
      showLegend={false}
      showTooltip={false}
      showYAxis={false}
      barCategoryGap="20%"
    />
  )
}
