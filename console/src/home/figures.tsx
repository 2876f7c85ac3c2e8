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
      <Figure label="Contacts" value={contacts?.total} weeks={contacts} weekLabel="new this week" week="thisWeek" />
      <Figure label="Open leads" value={leads?.open} weeks={leads} weekLabel="new this week" week="thisWeek" />
      <Figure
        label="Views"
        tooltip="Views of your pages, widgets and dashboards in the last seven days"
        value={views?.thisWeek}
        weeks={views}
        weekLabel="last week"
        week="lastWeek"
      />
      <Figure
        label="Submissions"
        value={submissions?.thisWeek}
        weeks={submissions}
        weekLabel="last week"
        week="lastWeek"
      />
    </section>
  )
}

type WeekComparison = HomeFigures['views']

interface FigureProps {
  label: string
  tooltip?: string
  value: number | undefined
  weeks: WeekComparison | undefined
  /** The week and label of the line below the value. */
  week: keyof WeekComparison
  weekLabel: string
}

function Figure({ label, tooltip, value, weeks, week, weekLabel }: FigureProps) {
  return (
    <StatCard
      label={label}
      {...(tooltip && { tooltip })}
      value={value === undefined ? undefined : formatCount(value)}
      delta={weeks && getWeekChange(weeks)}
    >
      {weeks ? (
        <p className="-mt-2 truncate text-muted text-table">
          {formatCount(weeks[week])} {weekLabel}
        </p>
      ) : (
        <Skeleton className="-mt-1 mb-1 h-3 w-20" />
      )}
    </StatCard>
  )
}
