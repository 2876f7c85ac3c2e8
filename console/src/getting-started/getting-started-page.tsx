import { postcardPrice } from '@gable/shared/credits/credits.ts'
import type { GettingStartedTask } from '@gable/shared/getting-started/task.ts'
import { useState } from 'react'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { Redirect } from '../layout/redirect.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { TaskList } from './task-list.tsx'
import { TaskProgress } from './task-progress.tsx'
import { useTasks } from './use-tasks.ts'

/** What a new agency sets up first, and what it earns. It closes once everything is done. */
export function GettingStartedPage() {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const { tasks, doneCount, isAccessible } = useTasks()
  const [wasAccessible] = useState(isAccessible)
  if (!wasAccessible) return <Redirect to={pathTo('home')} fallback={null} />
  return (
    <Page
      title="Getting Started"
      description={`Set up ${agency.name} and earn credits. ${postcardPrice} credits print and mail one postcard.`}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Getting Started' }]} />
      </TopBarSlot>
      <Card
        title={isAccessible ? toTitle(tasks) : 'All set'}
        flush
        actions={tasks.length > 0 && <TaskProgress done={doneCount} total={tasks.length} />}
      >
        {isAccessible ? (
          <TaskList tasks={tasks} />
        ) : (
          <p className="border-line border-t px-4 py-4 text-muted sm:px-5">
            Everything is set up. Your credits are waiting in Billing.
          </p>
        )}
      </Card>
    </Page>
  )
}

const toTitle = (tasks: readonly GettingStartedTask[]) =>
  `${tasks.reduce((sum, { credits, isDone }) => sum + (isDone ? 0 : credits), 0)} credits to earn`
