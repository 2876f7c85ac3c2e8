import { AreaChart, type CustomTooltipProps } from '@tremor/react'
import { type ChartData, colorOf, plotRows, seriesKey } from './data.ts'
import { Tip } from './tip.tsx'

interface AreaPlotProps {
  data: ChartData
  format: (value: number) => string
  formatTick: (value: number) => string
  wholeNumbers: boolean
}

/** Its own module, so that Tremor arrives only with the first chart. */
export default function AreaPlot({ data, format, formatTick, wholeNumbers }: AreaPlotProps) {
  const names = data.series.map((series) => series.name)
  return (
    <AreaChart
      aria-hidden
      className="plot h-full"
      data={plotRows(data)}
      index="tick"
      categories={names.map((_, number) => seriesKey(number))}
      colors={names.map((_, number) => colorOf(number))}
      valueFormatter={formatTick}
      allowDecimals={!wholeNumbers}
      showLegend={false}
      yAxisWidth={44}
      padding={{ left: 8, right: 16 }}
      tickGap={24}
      curveType="monotone"
      customTooltip={(props) => <PointTip {...props} names={names} format={format} />}
    />
  )
}

function PointTip(props: CustomTooltipProps & { names: readonly string[]; format: (value: number) => string }) {
  const { active, payload, names, format } = props
  const point = payload?.[0]?.payload as { name: string } | undefined
  if (!active || !payload || !point) return null
  return (
    <Tip
      title={point.name}
      lines={payload.map((entry, number) => ({
        name: names[number] ?? '',
        value: format(Number(entry.value)),
        number,
      }))}
    />
  )
}
