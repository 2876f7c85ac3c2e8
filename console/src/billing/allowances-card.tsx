import type { Allowance } from '@gable/shared/billing/billing.ts'
import type { CountedFeature } from '@gable/shared/plans/plan.ts'
import { UsageBar } from '../design/data/usage-bar.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'

/** What the plan includes, and how much of it is used. */
export function AllowancesCard({ allowances }: { allowances: readonly Allowance[] }) {
  return (
    <Card title="What You Use" description="Published pages and widgets count. Archived ones do not.">
      <ul className="space-y-4">
        {allowances.map(({ feature, used, available }) => (
          <li key={feature}>
            <UsageBar
              label={featureLabels[feature]}
              used={used}
              available={available}
              detail={describe(used, available)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function describe(used: number, available: number) {
  if (available === 0 && used === 0) return 'Not included'
  if (used > available)
    return `${formatCount(used)} of ${formatCount(available)}, ${formatCount(used - available)} too many`
  return `${formatCount(used)} of ${formatCount(available)}, ${formatCount(available - used)} left`
}

export const featureLabels: Record<CountedFeature, string> = {
  contacts: 'Contacts',
  widgets: 'Widgets',
  'landing-pages': 'Landing pages',
  'personalized-urls': 'Personal landing pages',
  'team-members': 'Team members',
}
