import type { Installation } from '../database/installation.ts'
import type { Job, JobPayloads, Tasks } from '../platform/jobs/jobs.ts'
import { runInThread } from '../platform/run-in-thread.ts'
import type { Settings } from '../platform/settings.ts'

const threadedTasks = ['check-import', 'run-import', 'undo-import'] as const
type ThreadedTask = (typeof threadedTasks)[number]

/** What the thread of a job is started with. */
export interface ImportJob {
  task: ThreadedTask
  payload: JobPayloads[ThreadedTask]
  settings: Settings
  url: string
  secret: Uint8Array
}

/** Replaces the tasks that process whole files. A long file would delay every request of this process. */
export function withImportsInThreads(
  tasks: Tasks,
  settings: Settings,
  { url, secret }: Pick<Installation, 'url' | 'secret'>,
): Tasks {
  const runInOwnThread =
    (task: ThreadedTask) =>
    ({ payload, signal }: Job<ThreadedTask>) =>
      runInThread<void>('import-thread', { task, payload, settings, url, secret } satisfies ImportJob, { signal })
  return { ...tasks, ...Object.fromEntries(threadedTasks.map((task) => [task, runInOwnThread(task)])) }
}
