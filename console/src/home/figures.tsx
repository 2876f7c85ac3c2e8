import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { formatCount } from '../design/metric-format.ts'
import { StatCard } from '../design/stat-card.tsx'
import { weekChange } from './week-change.ts'

/** How the last seven days compare with the seven before. Without figures the cards stand there empty. */
export function Figures({ figures }: { figures: HomeFigures | undefined }) {
  const { contacts, leads, views, submissions } = figures ?? {}
  return (
    <section aria-label="This week" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Contacts"
        value={contacts && formatCount(contacts.total)}
        detail={contacts && `${formatCount(contacts.thisWeek)} new this week`}
        delta={contacts && weekChange(contacts)}
      />
      <StatCard
        label="Open leads"
        value={leads && formatCount(leads.open)}
        detail={leads && `${formatCount(leads.thisWeek)} new this week`}
        delta={leads && weekChange(leads)}
      />
      <StatCard
        label="Page and widget views"
        value={views && formatCount(views.thisWeek)}
        detail={views && `${formatCount(views.lastWeek)} last week`}
        delta={views && weekChange(views)}
      />
      <StatCard
        label="Submissions"
        value={submissions && formatCount(submissions.thisWeek)}
        detail={submissions && `${formatCount(submissions.lastWeek)} last week`}
        delta={submissions && weekChange(submissions)}
      />
    </section>
  )
}
