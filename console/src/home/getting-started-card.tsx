import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { TaskProgress } from '../getting-started/task-progress.tsx'
import { useTasks } from '../getting-started/use-tasks.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'

/** Leads back to the tasks until everything is done or the agent hides it. */
export function GettingStartedCard({ onHide }: { onHide: (isHidden: boolean) => void }) {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const { tasks, doneCount } = useTasks()

  function hide() {
    onHide(true)
    toast('Setup hidden', { label: 'Undo', run: () => onHide(false) })
  }

  return (
    <Card
      title={`Set up ${agency.name}`}
      actions={
        <>
          <TaskProgress done={doneCount} total={tasks.length} />
          <Button size="sm" variant="quiet" onClick={hide}>
            Hide
          </Button>
        </>
      }
    >
      <Link to={pathTo('getting-started')}>Continue and earn credits</Link>
    </Card>
  )
}
