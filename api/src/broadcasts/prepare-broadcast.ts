import { enqueuePieces } from '../email-delivery/enqueue-pieces.ts'
import { getSenderReason } from '../email-delivery/sender-queries.ts'
import { getEmailSettings } from '../email-domains/settings-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { enqueuePostcards } from '../postcard-delivery/enqueue-postcards.ts'
import { selectContactBatch } from './batch-queries.ts'
import { type BroadcastRow, lockBroadcast, updateBroadcast } from './queries.ts'
import { startSending } from './start-sending.ts'

/** After the last contact. No id is greater. */
export const preparedCursor = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Makes the pieces of a broadcast in batches. Each batch commits together with its position, so another process can
 * resume where one stopped. Sending begins with the first batch.
 */
export const prepareBroadcast: Tasks['prepare-broadcast'] = async ({ db, payload, signal }) => {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await withJobAccount(db, payload, async (db, scope) => {
      const broadcast = await lockBroadcast(db, scope, payload.broadcastId)
      return broadcast !== undefined && (await prepareNextBatch(db, scope, broadcast))
    })
  }
}

async function prepareNextBatch(db: Db, scope: AccountScope, broadcast: BroadcastRow): Promise<boolean> {
  const { id, state, medium, contentId, version, createdById } = broadcast
  const isDue = state === 'SCHEDULED' && broadcast.startsAt.getTime() <= Date.now()
  if (!isDue && state !== 'PREPARING') return false
  const reason = await getPauseReason(db, scope, broadcast)
  if (reason !== undefined) {
    await updateBroadcast(db, scope, id, { state: 'PAUSED', reason })
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
    return false
  }
  const { contactIds, isLast } = await selectContactBatch(db, scope, broadcast)
  const enqueue = medium === 'EMAIL' ? enqueuePieces : enqueuePostcards
  await enqueue(db, scope, {
    contentId,
    version,
    occasion: id,
    broadcastId: id,
    ...(createdById && { agentId: createdById }),
    contacts: contactIds.map((contactId) => ({ contactId, propertyId: null })),
  })
  const cursor = isLast ? preparedCursor : (contactIds.at(-1) ?? broadcast.cursor)
  await updateBroadcast(db, scope, id, { state: isLast ? 'SENDING' : 'PREPARING', cursor })
  if (isLast) await startSending(db, scope, medium)
  await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  return !isLast
}

/** Undefined when nothing prevents sending. */
async function getPauseReason(db: Db, scope: AccountScope, broadcast: BroadcastRow) {
  if (broadcast.medium === 'EMAIL') {
    const { paused_at, pause_reason } = await getEmailSettings(db, scope)
    if (paused_at) return pause_reason
  }
  return getSenderReason(db, scope, broadcast)
}
