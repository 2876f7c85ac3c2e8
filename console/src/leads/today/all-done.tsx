import type { Today } from '@gable/shared/leads/lead.ts'
import { AllDoneState } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { useAccountPath } from '../../platform/account.ts'

export function AllDone({ today: { doneToday } }: { today: Today }) {
  const pathTo = useAccountPath()
  return (
    <AllDoneState
      title="You’re all caught up"
      text={
        doneToday > 0
          ? `${formatCount(doneToday)} done today. New leads appear here right away.`
          : 'Nothing is due today. New leads appear here right away.'
      }
      action={<Button to={pathTo('leads')}>View all leads</Button>}
    />
  )
}
