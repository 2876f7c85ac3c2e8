import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type ContactSummary, noActivityMessage } from '@gable/shared/summaries/summary.ts'
import { lockContactOrThrow } from '../contacts/get-contact.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { consumeAttempt } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { getContactSummary, getCurrentContactIdOrThrow, toSummaryState } from './get-summary.ts'
import { getSummaryRow, hasActivity, saveSummaryRequest } from './queries.ts'

/** The limits bound what a model costs, and how long others wait for their summaries. */
const agentLimit = { name: 'summary-agent', attempts: 40, minutes: 60 }
const agencyLimit = { name: 'summary-agency', attempts: 400, minutes: 24 * 60 }

/** Enqueues a summary, unless one is being written already. */
export async function requestSummary(db: Db, scope: Scope, id: string): Promise<ContactSummary> {
  const contactId = await getCurrentContactIdOrThrow(db, scope, id)
  // The lock makes the second of two simultaneous requests find the first one.
  await lockContactOrThrow(db, scope, contactId)
  if (toSummaryState(await getSummaryRow(db, scope, contactId)) === 'generating')
    return getContactSummary(db, scope, contactId)
  if (!(await hasActivity(db, scope, contactId))) throw new Problem('conflict', noActivityMessage)
  await consumeAttempt(db, agentLimit, scope.agentId)
  await consumeAttempt(db, agencyLimit, scope.accountId)
  const requestId = newId()
  await saveSummaryRequest(db, scope, { contactId, requestId })
  await enqueue(db, 'write-summary', { accountId: scope.accountId, contactId, requestId })
  await publishLiveEvent(db, scope, { kind: 'summary', contactId })
  return getContactSummary(db, scope, contactId)
}
