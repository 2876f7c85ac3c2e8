import type { SetupTask } from '@gable/shared/home/setup-task.ts'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { setupTaskDetails } from './setup-tasks.ts'

interface SetupCardProps {
  tasks: readonly SetupTask[]
  onHide: (isHidden: boolean) => void
}

/** The checklist of a new agency, until everything is done or the agent hides it. */
export function SetupCard({ tasks, onHide }: SetupCardProps) {
  const { agency } = useAccount()
  const doneCount = tasks.filter(({ isDone }) => isDone).length

  function hide() {
    onHide(true)
    toast('Setup list hidden', { label: 'Undo', run: () => onHide(false) })
  }

  return (
    <Card
      title={`Set up ${agency.name}`}
      flush
      actions={
        <>
          <Progress done={doneCount} total={tasks.length} />
          <Button size="sm" variant="quiet" onClick={hide}>
            Hide
          </Button>
        </>
      }
    >
      <ul className="grid gap-px border-line border-t bg-line sm:grid-cols-2">
        {tasks.map((task) => (
          <Task key={task.name} task={task} />
        ))}
      </ul>
    </Card>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const labelId = useId()
  return (
    <div className="flex items-center gap-3">
      <p id={labelId} className="shrink-0 text-muted text-table">
        {done} of {total} done
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
        className="h-1.5 w-24 overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </div>
    </div>
  )
}

function Task({ task: { name, isDone } }: { task: SetupTask }) {
  const pathTo = useAccountPath()
  const { icon: Icon, label, text, to } = setupTaskDetails[name]
  return (
    <li className="bg-surface sm:last:odd:col-span-2">
      <Link to={pathTo(to)} className="flex h-full items-center gap-3 px-5 py-3 -outline-offset-2 hover:bg-hover">
        {isDone ? (
          <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />
        ) : (
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
        <span className="min-w-0 flex-1">
          <span className={isDone ? 'block text-muted line-through' : 'block font-medium'}>{label}</span>
          {!isDone && <span className="block text-muted text-table">{text}</span>}
        </span>
        {!isDone && <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-faint" />}
      </Link>
    </li>
  )
}
