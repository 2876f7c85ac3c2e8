import { parentPort, workerData } from 'node:worker_threads'
import { createRunnerOptions } from './contact-sync/contact-sync-tasks.ts'
import type { LongSyncs } from './contact-sync/long-syncs.ts'
import { type AppQueue, serveApps } from './contact-sync/run-contact-sync.ts'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/observe/log.ts'
import { abortMessage } from './platform/run-in-thread.ts'

/** Syncs the contacts of some apps in turn, on connections of its own. */
const { apps, settings, url, secret, until } = workerData as LongSyncs
const controller = new AbortController()
parentPort?.on('message', (message) => message === abortMessage && controller.abort())

const log = createLog(settings)
const product = openDatabase(url, {
  connections: 2,
  onError: (error) => log.warn({ err: error }, 'A database connection ended'),
})
let waiting: AppQueue = new Map(apps.map((app) => [app.appId, app]))
try {
  const job = { db: product.db, log: log.child({ task: 'run-contact-sync' }), signal: controller.signal }
  const options = createRunnerOptions(settings, Buffer.from(secret))
  while (waiting.size > 0 && Date.now() < until) {
    const rest: AppQueue = new Map()
    await serveApps(job, waiting, options, rest)
    waiting = rest
  }
} finally {
  await product.close()
}
parentPort?.postMessage({ result: [...waiting.values()] })
