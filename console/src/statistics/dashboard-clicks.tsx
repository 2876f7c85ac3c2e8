import type { ClicksReply } from '@gable/shared/statistics/statistics.ts'
import { StackedBarChart } from '../design/data/chart/stacked-bar-chart.tsx'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { ClickContacts } from './click-contacts.tsx'
import { formatPeriod } from './period.ts'
import { useClicks } from './use-stats.ts'

interface DashboardClicksProps {
  id: string
  range: DateRange | undefined
  today: Day
  /** The error of the daily statistics. */
  loadError: { onRetry: () => void; retrying: boolean } | undefined
}

/** The clicks per button, grouped by module. A click on a segment lists the contacts behind it. */
export function DashboardClicks({ id, range, today, loadError }: DashboardClicksProps) {
  const { data, error, isValidating, mutate } = useClicks(id, range)
  const overlay = useOverlayParam('clicks')
  const stacks = data && toStacks(data.clicks)
  const opened = data?.clicks.find((click) => toOverlayId(click) === overlay.openId)
  return (
    <>
      <StackedBarChart
        title="CTA Clicks"
        unit="clicks"
        {...(range && { period: formatPeriod(range, today) })}
        headline={data && formatCount(data.clicks.reduce((sum, { clicks }) => sum + clicks, 0))}
        stacks={stacks}
        hint="Show contacts"
        onSegmentClick={(stack, segment) => {
          const click = stacks?.[stack]?.clicks[segment]
          if (click) overlay.open(toOverlayId(click))
        }}
        error={loadError ?? (error && !data && { onRetry: () => void mutate(), retrying: isValidating })}
      />
      <ClickContacts
        dashboardId={id}
        click={opened}
        moduleName={opened && (opened.moduleName ?? opened.text)}
        range={range}
        today={today}
        onClose={overlay.close}
      />
    </>
  )
}

type Click = ClicksReply['clicks'][number]

/** One bar per module, even where two modules have one name. */
function toStacks(clicks: Click[]) {
  const clicksByModule = new Map<string, Click[]>()
  for (const click of clicks) clicksByModule.set(click.moduleId, [...(clicksByModule.get(click.moduleId) ?? []), click])
  return [...clicksByModule].slice(0, maxBars).map(([moduleId, clicks]) => ({
    name: clicks[0]?.moduleName ?? clicks[0]?.text ?? moduleId,
    segments: clicks.map(({ text, clicks: value }) => ({ name: text, value })),
    clicks,
  }))
}

const toOverlayId = ({ moduleId, text }: Click) => `${moduleId} ${text}`

/** More bars than this would not be readable. */
const maxBars = 12
