import { BarChart } from '@tremor/react'
import { colorOf, seriesKey } from './data.ts'
import { type Stack, spansOf } from './stack.ts'

interface StackedPlotProps {
  stacks: readonly Stack[]
  names: readonly string[]
  end: number
  formatTick: (value: number) => string
}

/** Its own module, so that Tremor arrives only with the first chart. Names and presses lie beside and above it. */
export default function StackedPlot({ stacks, names, end, formatTick }: StackedPlotProps) {
  const rows = stacks.map((stack) => {
    const row: Record<string, string | number> = { name: stack.name }
    for (const { number, value } of spansOf(stack, names, end)) {
      row[seriesKey(number)] = Number(row[seriesKey(number)] ?? 0) + value
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
      categories={names.map((_, number) => seriesKey(number))}
      colors={names.map((_, number) => colorOf(number))}
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
