import type { Today } from '@gable/shared/leads/lead.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { leadPath } from '../leads/lead-path.ts'
import { AllDone } from '../leads/today/all-done.tsx'
import { TodayList } from '../leads/today/today-list.tsx'
import { TodaySkeleton } from '../leads/today/today-skeleton.tsx'
import { useToday, waitingIn } from '../leads/today/use-today.ts'
import { useTodayWrites } from '../leads/today/use-today-writes.ts'
import { useLeadConfig } from '../leads/use-leads.ts'
import { useAccountPath } from '../platform/account.ts'
import { Block } from './block.tsx'

const shown = 4

/** What needs me today: the first few, and the way to all of them. */
export function TodayCard() {
  const today = useToday('mine')
  const pathTo = useAccountPath()
  const waiting = today.data ? waitingIn(today.data) : 0
  return (
    <Card
      title="What needs you today"
      flush
      actions={
        waiting > shown && (
          <Button size="sm" to={pathTo('leads/today')}>
            See all {formatCount(waiting)}
          </Button>
        )
      }
    >
      <Block read={today} failed="Today could not be loaded" skeleton={<TodaySkeleton rows={shown} />}>
        {(today) => <First today={today} />}
      </Block>
    </Card>
  )
}

function First({ today }: { today: Today }) {
  const { data: config } = useLeadConfig()
  const pathTo = useAccountPath()
  const writes = useTodayWrites()
  const waiting = today.data.filter(({ lead }) => !writes.isGone(lead))
  if (waiting.length === 0) return <AllDone today={today} />
  return (
    <TodayList
      label="What needs you today"
      entries={waiting.slice(0, shown)}
      config={config}
      writes={writes}
      hrefTo={(id) => pathTo(leadPath(id))}
    />
  )
}
