import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { useId } from 'react'
import { StatCard } from '../design/data/stat-card.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { weekChange } from './week-change.ts'

/** How the last seven days compare with the seven before. Without figures the cards stand there empty. */
export function Figures({ figures }: { figures: HomeFigures | undefined }) {
  const titleId = useId()
  const { contacts, leads, views, submissions } = figures ?? {}
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <h2 id={titleId} className="sr-only">
        This week
      </h2>
      <Figure label="Contacts" value={contacts?.total} weeks={contacts} compared="new this week" by="thisWeek" />
      <Figure label="Open leads" value={leads?.open} weeks={leads} compared="new this week" by="thisWeek" />
      <Figure
        label="Views"
        tooltip="How often your pages, widgets and dashboards were looked at in the last seven days"
        value={views?.thisWeek}
        weeks={views}
        compared="last week"
        by="lastWeek"
      />
      <Figure
        label="Submissions"
        value={submissions?.thisWeek}
        weeks={submissions}
        compared="last week"
        by="lastWeek"
      />
    </section>
  )
}

type Weeks = HomeFigures['views']

interface FigureProps {
  label: string
  tooltip?: string
  value: number | undefined
  weeks: Weeks | undefined
  /** Which week the line below the value tells, and in what words. */
  by: keyof Weeks
  compared: string
}

function Figure({ label, tooltip, value, weeks, by, compared }: FigureProps) {
  return (
    <StatCard
      label={label}
      {...(tooltip && { tooltip })}
      value={value === undefined ? undefined : formatCount(value)}
      delta={weeks && weekChange(weeks)}
    >
      {weeks ? (
        <p className="-mt-2 truncate text-muted text-table">
          {formatCount(weeks[by])} {compared}
        </p>
      ) : (
        <Skeleton className="-mt-1 mb-1 h-3 w-20" />
      )}
    </StatCard>
  )
}
