import { type GettingStartedTask, taskLabels } from '@gable/shared/getting-started/task.ts'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { useAccountPath } from '../platform/account.ts'
import { taskDetails } from './task-details.ts'

export const TaskList = ({ tasks }: { tasks: readonly GettingStartedTask[] }) => (
  <ul className="divide-y divide-line border-line border-t">
    {tasks.map((task) => (
      <Task key={task.name} task={task} />
    ))}
  </ul>
)

function Task({ task: { name, isDone, credits } }: { task: GettingStartedTask }) {
  const pathTo = useAccountPath()
  const { icon: Icon, text, to } = taskDetails[name]
  return (
    <li>
      <Link to={pathTo(to)} className="flex items-center gap-3 px-4 py-4 -outline-offset-2 hover:bg-hover sm:px-5">
        {isDone ? (
          <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />
        ) : (
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
        <span className="min-w-0 flex-1">
          <span className={isDone ? 'block text-muted line-through' : 'block font-medium'}>{taskLabels[name]}</span>
          {!isDone && <span className="block text-muted text-table">{text}</span>}
        </span>
        <span
          className={cx(
            'shrink-0 rounded-full px-2 py-0.5 font-medium text-label tabular-nums',
            isDone ? 'text-muted' : 'bg-hover text-ink',
          )}
        >
          {credits} credits
        </span>
        <ArrowRight aria-hidden="true" className={cx('size-4 shrink-0 text-faint', isDone && 'invisible')} />
      </Link>
    </li>
  )
}
