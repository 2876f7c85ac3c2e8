import type { ClicksReply } from '@gable/shared/statistics/statistics.ts'
import { StackedBarChart } from '../design/data/chart/stacked-bar-chart.tsx'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { periodText } from './period.ts'
import { useClicks } from './use-stats.ts'

interface DashboardClicksProps {
  id: string
  range: DateRange | undefined
  today: Day
  /** The days themselves could not be had. */
  failed: { onRetry: () => void; retrying: boolean } | undefined
  /** What the dashboard calls its modules; without a name a button stands for itself. */
  moduleNames: ReadonlyMap<string, string>
}

/** Which buttons were pressed how often, by the module they stand in. */
export function DashboardClicks({ id, range, today, failed, moduleNames }: DashboardClicksProps) {
  const { data, error, isValidating, mutate } = useClicks(id, range)
  return (
    <StackedBarChart
      title="CTA Clicks"
      unit="clicks"
      {...(range && { period: periodText(range, today) })}
      figure={data && formatCount(data.clicks.reduce((sum, { clicks }) => sum + clicks, 0))}
      stacks={data && stacksOf(data.clicks, moduleNames)}
      failed={failed ?? (error && !data && { onRetry: () => void mutate(), retrying: isValidating })}
    />
  )
}

function stacksOf(clicks: ClicksReply['clicks'], moduleNames: ReadonlyMap<string, string>) {
  const stacks = new Map<string, { name: string; value: number }[]>()
  for (const { moduleId, text, clicks: value } of clicks) {
    const name = moduleNames.get(moduleId) ?? text
    stacks.set(name, [...(stacks.get(name) ?? []), { name: text, value }])
  }
  return [...stacks].slice(0, most).map(([name, segments]) => ({ name, segments }))
}

/** More bars than this are a list. */
const most = 12
