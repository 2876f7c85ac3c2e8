import { AreaChart, type CustomTooltipProps } from '@tremor/react'
import { type ChartData, getSeriesColor, getSeriesKey, toPlotRows } from './chart-data.ts'
import { ChartTooltip } from './chart-tooltip.tsx'

interface AreaPlotProps {
  data: ChartData
  format: (value: number) => string
  formatTick: (value: number) => string
  wholeNumbers: boolean
}

/** A separate module, so that Tremor loads only with the first chart. */
export default function AreaPlot({ data, format, formatTick, wholeNumbers }: AreaPlotProps) {
  const names = data.series.map((series) => series.name)
  return (
    <AreaChart
      aria-hidden
      className="plot h-full"
      data={toPlotRows(data)}
      index="tick"
      categories={names.map((_, number) => getSeriesKey(number))}
      colors={names.map((_, number) => getSeriesColor(number))}
      valueFormatter={formatTick}
      allowDecimals={!wholeNumbers}
      showLegend={false}
      yAxisWidth={44}
      padding={{ left: 8, right: 16 }}
      tickGap={24}
      curveType="monotone"
      connectNulls
      customTooltip={(props) => <PointTooltip {...props} names={names} format={format} />}
    />
  )
}

function PointTooltip(props: CustomTooltipProps & { names: readonly string[]; format: (value: number) => string }) {
  const { active, payload, names, format } = props
  const point = payload?.[0]?.payload as { name: string } | undefined
  if (!active || !payload || !point) return null
  return (
    <ChartTooltip
      title={point.name}
      lines={payload.map((entry, number) => ({
        name: names[number] ?? '',
        value: format(Number(entry.value)),
        number,
      }))}
    />
  )
}
