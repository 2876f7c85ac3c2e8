import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { useId } from 'react'
import { StatCard } from '../design/data/stat-card.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { getWeekChange } from './week-change.ts'

/** The last seven days compared with the seven before. Shows skeletons until the figures are loaded. */
export function Figures({ figures }: { figures: HomeFigures | undefined }) {
  const titleId = useId()
  const { contacts, leads, views, submissions } = figures ?? {}
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <h2 id={titleId} className="sr-only">
        This week
      </h2>
      <Figure label="Contacts" value={contacts?.total} weeks={contacts} caption={formatNew(contacts)} />
      <Figure label="Open leads" value={leads?.open} weeks={leads} caption={formatNew(leads)} />
      <Figure
        label="Views"
        tooltip="Views of your pages, widgets and dashboards in the last seven days"
        value={views?.thisWeek}
        weeks={views}
        caption="This week"
      />
      <Figure label="Submissions" value={submissions?.thisWeek} weeks={submissions} caption="This week" />
    </section>
  )
}

type WeekComparison = HomeFigures['views']

interface FigureProps {
  label: string
  tooltip?: string
  value: number | undefined
  weeks: WeekComparison | undefined
  /** What happened this week. */
  caption: string
}

/** The line below the caption compares this week, never the total, with last week. */
function Figure({ label, tooltip, value, weeks, caption }: FigureProps) {
  if (value === undefined || !weeks) {
    return (
      <StatCard label={label} value={undefined}>
        <div className="-mt-2 space-y-2 pt-1 pb-1">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-28" />
        </div>
      </StatCard>
    )
  }
  const delta = getWeekChange(weeks)
  return (
    <StatCard
      label={label}
      {...(tooltip && { tooltip })}
      value={formatCount(value)}
      caption={
        <>
          {caption}
          {delta === undefined && <span className="block">None last week</span>}
        </>
      }
      delta={delta}
      deltaFrom="vs. last week"
    />
  )
}

const formatNew = (weeks: WeekComparison | undefined) => `${formatCount(weeks?.thisWeek ?? 0)} new this week`
