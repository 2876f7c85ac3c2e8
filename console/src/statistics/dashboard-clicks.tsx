import type { ClicksReply } from '@gable/shared/statistics/statistics.ts'
import { StackedBarChart } from '../design/data/chart/stacked-bar-chart.tsx'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { formatPeriod } from './period.ts'
import { useClicks } from './use-stats.ts'

interface DashboardClicksProps {
  id: string
  range: DateRange | undefined
  today: Day
  /** The error of the daily statistics. */
  loadError: { onRetry: () => void; retrying: boolean } | undefined
  /** The names of the dashboard's modules by id. A module without a name is shown by its button text. */
  moduleNames: ReadonlyMap<string, string>
}

/** The clicks per button, grouped by module. */
export function DashboardClicks({ id, range, today, loadError, moduleNames }: DashboardClicksProps) {
  const { data, error, isValidating, mutate } = useClicks(id, range)
  return (
    <StackedBarChart
      title="CTA Clicks"
      unit="clicks"
      {...(range && { period: formatPeriod(range, today) })}
      headline={data && formatCount(data.clicks.reduce((sum, { clicks }) => sum + clicks, 0))}
      stacks={data && toStacks(data.clicks, moduleNames)}
      error={loadError ?? (error && !data && { onRetry: () => void mutate(), retrying: isValidating })}
    />
  )
}

function toStacks(clicks: ClicksReply['clicks'], moduleNames: ReadonlyMap<string, string>) {
  const stacks = new Map<string, { name: string; value: number }[]>()
  for (const { moduleId, text, clicks: value } of clicks) {
    const name = moduleNames.get(moduleId) ?? text
    stacks.set(name, [...(stacks.get(name) ?? []), { name: text, value }])
  }
  return [...stacks].slice(0, maxBars).map(([name, segments]) => ({ name, segments }))
}

/** More bars than this would not be readable. */
const maxBars = 12
