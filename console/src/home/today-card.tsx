import type { Today } from '@gable/shared/leads/lead.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { AllDone } from '../leads/today/all-done.tsx'
import { TodayList } from '../leads/today/today-list.tsx'
import { TodaySkeleton } from '../leads/today/today-skeleton.tsx'
import { countWaiting, useToday } from '../leads/today/use-today.ts'
import { useTodayActions } from '../leads/today/use-today-actions.ts'
import { useLeadConfig } from '../leads/use-leads.ts'
import { useAccountPath } from '../platform/account.ts'
import { Block } from './block.tsx'

const shownCount = 4

/** The first leads of Today, with a link to all of them. */
export function TodayCard() {
  const today = useToday('mine')
  const pathTo = useAccountPath()
  const waiting = today.data ? countWaiting(today.data) : 0
  return (
    <Card
      title="What needs you today"
      flush
      actions={
        waiting > shownCount && (
          <Button size="sm" to={pathTo('leads/today')}>
            View all {formatCount(waiting)}
          </Button>
        )
      }
    >
      <Block read={today} errorTitle="Today could not be loaded" skeleton={<TodaySkeleton rows={shownCount} />}>
        {(today) => <TodayLeads today={today} />}
      </Block>
    </Card>
  )
}

function TodayLeads({ today }: { today: Today }) {
  const { data: config } = useLeadConfig()
  const pathTo = useAccountPath()
  const writes = useTodayActions()
  const waiting = today.data.filter(({ lead }) => !writes.isHidden(lead))
  if (waiting.length === 0) return <AllDone today={today} />
  return (
    <TodayList
      label="What needs you today"
      entries={waiting.slice(0, shownCount)}
      config={config}
      writes={writes}
      hrefTo={(id) => pathTo(toLeadPath(id))}
    />
  )
}
