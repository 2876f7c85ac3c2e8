import type { Installation } from '../database/installation.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { runInThread } from '../platform/run-in-thread.ts'
import type { Settings } from '../platform/settings.ts'
import { createRunnerOptions } from './contact-sync-tasks.ts'
import { type AppReference, runContactSync, wake } from './run-contact-sync.ts'

/** What the thread is started with. */
export interface LongSyncs {
  apps: AppReference[]
  settings: Settings
  url: string
  secret: Uint8Array
  /** When the thread ends, and returns the apps that have more to do, so that others can join them. */
  until: number
}

const threadLifetime = 60_000

/**
 * Moves what takes long, such as a first sync, to a thread whose heap is small. In the heap of the server, which is
 * large, what every page leaves behind would be collected late, and the memory of the process would double.
 */
export function withLongSyncsInThread(
  tasks: Tasks,
  settings: Settings,
  { url, secret }: Pick<Installation, 'url' | 'secret'>,
  /** Most runs are done within this time. */
  shortRun = 1500,
): Tasks {
  const runner = runContactSync({
    ...createRunnerOptions(settings, secret),
    sliceLength: shortRun,
    async runLonger({ db, signal }, waiting) {
      const apps = [...waiting.values()]
      waiting.clear()
      try {
        const workerData = { apps, settings, url, secret, until: Date.now() + threadLifetime } satisfies LongSyncs
        const options = { signal, heapMegabytes: 64, youngMegabytes: 8 }
        const rest = await runInThread<AppReference[]>('contact-sync-thread', workerData, options)
        for (const app of rest) waiting.set(app.appId, app)
      } catch (error) {
        for (const app of apps) await wake(db, app, new Date(Date.now() + threadLifetime))
        throw error
      }
    },
  })
  return { ...tasks, 'run-contact-sync': runner }
}
