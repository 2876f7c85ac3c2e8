import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import { readMaterial } from './material-queries.ts'
import { keepFailure, keepSummary } from './queries.ts'
import type { SummaryWriter } from './writer.ts'

/** Has a summary written and kept. What a writer cannot do is told to who waits, and not tried for ever. */
export const writeSummary =
  (writer: SummaryWriter): Tasks['write-summary'] =>
  async ({ db, payload, log, signal }) => {
    const { contactId } = payload
    const material = await inAccountOfJob(db, payload, (db, scope) => readMaterial(db, scope, payload))
    if (!material) return
    // No transaction is open meanwhile: a slow writer keeps nobody else waiting.
    const content = await writer.write(material, signal).catch((error: unknown) => {
      // A process that stops is no fault of the writer: the next one tries again.
      if (signal.aborted) throw error
      log.warn({ err: error }, 'A summary could not be written')
      return undefined
    })
    await inAccountOfJob(db, payload, async (db, scope) => {
      const isAwaited = content
        ? await keepSummary(db, scope, payload, { content, isByModel: writer.isModel, knownUntil: material.now })
        : await keepFailure(db, scope, payload)
      if (isAwaited) await notify(db, scope, { kind: 'summary', contactId })
    })
  }
