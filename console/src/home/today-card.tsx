import type { Today } from '@gable/shared/leads/lead.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { AllDone } from '../leads/today/all-done.tsx'
import { TodayList } from '../leads/today/today-list.tsx'
import { limitWaiting } from '../leads/today/today-row.ts'
import { TodaySkeleton } from '../leads/today/today-skeleton.tsx'
import { countWaiting, type useToday } from '../leads/today/use-today.ts'
import { useTodayRows } from '../leads/today/use-today-rows.ts'
import { useLeadConfig } from '../leads/use-leads.ts'
import { useAccountPath } from '../platform/account.ts'
import { Block } from './block.tsx'

const shownCount = 4

/** The first leads of Today, with a link to all of them. */
export function TodayCard({ today }: { today: ReturnType<typeof useToday> }) {
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
  const actions = useTodayRows(today)
  return (
    <>
      {actions.rows.length > 0 && (
        <TodayList
          label="What needs you today"
          rows={limitWaiting(actions.rows, shownCount)}
          config={config}
          actions={actions}
          hrefTo={(id) => pathTo(toLeadPath(id))}
        />
      )}
      {actions.isAllDone && <AllDone today={today} />}
    </>
  )
}
