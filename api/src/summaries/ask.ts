import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type ContactSummary, nothingToSumUp } from '@gable/shared/summaries/summary.ts'
import { heldContact } from '../contacts/known-contact.ts'
import { spendTry } from '../platform/attempts.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { beginSummary, findSummary, hasActivity } from './queries.ts'
import { knownId, readSummary, stateOf } from './read.ts'

/** What a model costs, and how long people wait for others, is bounded for each agent and each agency. */
const ofAgent = { name: 'summary-agent', tries: 40, minutes: 60 }
const ofAgency = { name: 'summary-agency', tries: 400, minutes: 24 * 60 }

/** Has a summary written, unless one is being written already. */
export async function askForSummary(db: Db, scope: Scope, asked: string): Promise<ContactSummary> {
  const contactId = await knownId(db, scope, asked)
  // Of two who ask at once the second finds the first one's request.
  await heldContact(db, scope, contactId)
  if (stateOf(await findSummary(db, scope, contactId)) === 'generating') return readSummary(db, scope, contactId)
  if (!(await hasActivity(db, scope, contactId))) throw new Problem('conflict', nothingToSumUp)
  await spendTry(db, ofAgent, scope.agentId)
  await spendTry(db, ofAgency, scope.accountId)
  const requestId = newId()
  await beginSummary(db, scope, { contactId, requestId })
  await enqueue(db, 'write-summary', { accountId: scope.accountId, contactId, requestId })
  await notify(db, scope, { kind: 'summary', contactId })
  return readSummary(db, scope, contactId)
}
