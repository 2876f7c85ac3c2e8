import { parentPort, workerData } from 'node:worker_threads'
import { createImportTasks } from './imports/tasks.ts'
import type { ImportJob } from './imports/threaded-tasks.ts'
import { openDatabase } from './platform/database.ts'
import type { Job } from './platform/jobs/jobs.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { createLog } from './platform/observe/log.ts'
import { abortMessage } from './platform/run-in-thread.ts'

/** Runs one job of an import, on connections of its own. */
const { task, payload, settings, url, secret } = workerData as ImportJob
const controller = new AbortController()
parentPort?.on('message', (message) => message === abortMessage && controller.abort())

const log = createLog(settings)
const product = openDatabase(url, {
  connections: 2,
  onError: (error) => log.warn({ err: error }, 'A database connection ended'),
})
try {
  const tasks = createImportTasks({ store: createMediaStore(settings), secret: Buffer.from(secret) })
  const run = tasks[task] as (job: Job<typeof task>) => Promise<void>
  await run({ payload, db: product.db, log: log.child({ task }), signal: controller.signal })
} finally {
  await product.close()
}
parentPort?.postMessage({ result: undefined })
