import type { Broadcast, BroadcastState } from '@gable/shared/broadcasts/broadcast.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { getSenderReason, replaceSender } from '../email-delivery/sender-queries.ts'
import { getSendingState } from '../email-domains/sending-state.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { replacePostcardSender } from '../postcard-delivery/account-queries.ts'
import { cancelPostcardsOfBroadcast } from '../postcard-delivery/cancel-postcards.ts'
import { scheduleBroadcast, toBroadcast } from './create-broadcast.ts'
import { preparedCursor } from './prepare-broadcast.ts'
import { type BroadcastRow, cancelPieces, lockBroadcast, updateBroadcast } from './queries.ts'
import { startSending } from './start-sending.ts'

/** Cancels a broadcast that has not started, so nobody gets anything. */
export const cancelBroadcast = (db: Db, scope: Scope, id: string): Promise<Broadcast> =>
  changeState(db, scope, id, 'CANCELED', async ({ state }) => {
    if (state !== 'SCHEDULED') throw new Problem('conflict', 'This broadcast has started. You can stop it.')
    await updateBroadcast(db, scope, id, { state: 'CANCELED', finished_at: new Date() })
  })

/** Stops a broadcast: what was not sent yet is canceled. */
export const stopBroadcast = (db: Db, scope: Scope, id: string): Promise<Broadcast> =>
  changeState(db, scope, id, 'STOPPED', async ({ state, medium }) => {
    if (state === 'SCHEDULED') throw new Problem('conflict', 'This broadcast has not started. You can cancel it.')
    if (!['PREPARING', 'SENDING', 'PAUSED'].includes(state))
      throw new Problem('conflict', 'This broadcast is already finished.')
    await updateBroadcast(db, scope, id, { state: 'STOPPED', reason: '', finished_at: new Date() })
    if (medium === 'EMAIL') await cancelPieces(db, scope, id)
    else await cancelPostcardsOfBroadcast(db, scope, id)
  })

/** Continues a broadcast that was paused, in the name of the agent who resumes it if its sender may not send any more. */
export const resumeBroadcast = (db: Db, scope: Scope, id: string): Promise<Broadcast> =>
  changeState(db, scope, id, 'SENDING', async ({ state, medium, cursor, createdById }) => {
    if (state === 'PREPARING') return
    if (state !== 'PAUSED') throw new Problem('conflict', 'This broadcast is not paused.')
    if (medium === 'EMAIL' && (await getSendingState(db, scope)).pausedAt)
      throw new Problem('conflict', 'Sending is paused for the whole account. Resume it in the email settings first.')
    const isPrepared = cursor === preparedCursor
    const isForbidden = (await getSenderReason(db, scope, { medium, createdById })) !== undefined
    const replaceSenderOfPieces = medium === 'EMAIL' ? replaceSender : replacePostcardSender
    if (isForbidden) await replaceSenderOfPieces(db, scope, id, scope.agentId)
    await updateBroadcast(db, scope, id, {
      state: isPrepared ? 'SENDING' : 'PREPARING',
      reason: '',
      ...(isForbidden && { created_by: scope.agentId }),
    })
    if (isPrepared) await startSending(db, scope, medium)
    else await scheduleBroadcast(db, scope, id, new Date())
  })

/** Asking for a state that it has already changes nothing. */
async function changeState(
  db: Db,
  scope: Scope,
  id: string,
  state: BroadcastState,
  change: (row: BroadcastRow) => Promise<void>,
): Promise<Broadcast> {
  const row = orNotFound(await lockBroadcast(db, scope, id), 'broadcast')
  if (row.state !== state) {
    await change(row)
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  }
  return toBroadcast(db, scope, id)
}
