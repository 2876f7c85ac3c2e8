import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { saveFailure, saveSummary } from './queries.ts'
import { getSummaryInput } from './summary-input-queries.ts'
import type { SummaryWriter } from './writer.ts'

/** An error of the writer is shown to the agent, who can retry. The job itself is not retried. */
export const writeSummary =
  (writer: SummaryWriter): Tasks['write-summary'] =>
  async ({ db, payload, log, signal }) => {
    const { contactId } = payload
    const input = await withJobAccount(db, payload, (db, scope) => getSummaryInput(db, scope, payload))
    if (!input) return
    // No transaction is open here: a slow writer must not hold a connection.
    const content = await writer.write(input, signal).catch((error: unknown) => {
      // The process is stopping, which is not the writer's fault: the next process runs the job again.
      if (signal.aborted) throw error
      log.warn({ err: error }, 'A summary could not be written')
      return undefined
    })
    await withJobAccount(db, payload, async (db, scope) => {
      const isSaved = content
        ? await saveSummary(db, scope, payload, { content, isByModel: writer.isModel, knownUntil: input.now })
        : await saveFailure(db, scope, payload)
      if (isSaved) await publishLiveEvent(db, scope, { kind: 'summary', contactId })
    })
  }
