import type { Today } from '@gable/shared/leads/lead.ts'
import { Empty } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { useAccountPath } from '../../platform/account.ts'

/** Nobody waits any more: said with what was done for it. */
export function AllDone({ today: { doneToday } }: { today: Today }) {
  const pathTo = useAccountPath()
  return (
    <Empty
      title="Everybody is answered"
      text={
        doneToday > 0
          ? `You have done ${formatCount(doneToday)} today. Whoever asks next appears here at once.`
          : 'Nothing is due today. Whoever asks next appears here at once.'
      }
      action={<Button to={pathTo('leads')}>Look through all leads</Button>}
    />
  )
}
