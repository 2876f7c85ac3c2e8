import { analyzeTables, prepareBulkWrite } from '../contacts/maintenance-queries.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  type HandoverRow,
  lockUnfinishedHandover,
  moveContacts,
  moveLeads,
  updateHandover,
} from './handover-queries.ts'

/** Moves the contacts and open leads of a deactivated member. What is left to move is what the member still has, so any process can continue. */
export const handOverWork: Tasks['hand-over-work'] = async ({ db, payload, signal }) => {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await withJobAccount(db, payload, async (db, scope) => {
      const handover = await lockUnfinishedHandover(db, scope, payload.handoverId)
      return handover !== undefined && (await moveNextBatch(db, scope, handover))
    })
  }
  await analyzeTables(db)
}

/** Returns whether there may be more. */
async function moveNextBatch(db: Db, scope: AccountScope, handover: HandoverRow): Promise<boolean> {
  await prepareBulkWrite(db)
  const contacts = await moveContacts(db, scope, handover)
  const leads = contacts === 0 ? await moveLeads(db, scope, handover) : 0
  const isFinished = contacts + leads === 0
  await updateHandover(db, scope, {
    id: handover.id,
    contacts: handover.contacts + contacts,
    leads: handover.leads + leads,
    isFinished,
  })
  if (isFinished) await notifySuccessor(db, scope, handover)
  if (contacts > 0) await publishLiveEvent(db, scope, { kind: 'contacts' })
  if (leads > 0) await publishLiveEvent(db, scope, { kind: 'leads', id: handover.id })
  await publishLiveEvent(db, scope, { kind: 'team' })
  return !isFinished
}

/** Nobody is notified of what they did themselves, or of nothing. */
async function notifySuccessor(
  db: Db,
  scope: AccountScope,
  { id, fromAgentId, toAgentId, startedBy, contacts, leads }: HandoverRow,
) {
  if (!toAgentId || toAgentId === startedBy || contacts + leads === 0) return
  await notifyAgent(db, scope, { kind: 'HANDOVER', agentId: toAgentId, handoverId: id, byAgentId: fromAgentId })
}
