import { pauseIfReputationFails } from '../email-domains/reputation.ts'
import { suppressEmail } from '../email-domains/suppressions.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  addToCounters,
  type CountedEvent,
  type FinishedPiece,
  insertSentEntries,
  lockContactsOfPieces,
  storeOutcomes,
} from './record-queries.ts'
import { getRetryTime } from './retry.ts'

/** More would reach every open console of the account without telling it anything new. */
const liveContactMaximum = 10

/** Stores what became of a batch of emails, and everything that follows from it, in one transaction of the caller. */
export async function recordOutcomes(
  db: Db,
  scope: AccountScope,
  pieces: readonly FinishedPiece[],
  { confirmsDelivery }: { confirmsDelivery: boolean },
): Promise<void> {
  const now = new Date()
  const contactIds = [...new Set(pieces.flatMap(({ contactId }) => contactId ?? []))]
  const existing = await lockContactsOfPieces(db, scope, contactIds)
  const changed = await storeOutcomes(
    db,
    scope,
    pieces.map((piece) => ({ ...toChange(piece, now, confirmsDelivery), id: piece.id, claimId: piece.claimId })),
  )
  const stored = pieces.filter(({ id }) => changed.has(id))
  const accepted = stored.filter(({ outcome }) => outcome.kind === 'ACCEPTED')
  const visible = accepted.filter(({ contactId }) => contactId !== null && existing.has(contactId))
  if (visible.length > 0) await insertSentEntries(db, scope, visible)
  const counts = countEvents(stored, confirmsDelivery)
  if (counts.length > 0) await addToCounters(db, scope, counts, now)
  await recordBounces(db, scope, stored)
  await publishChanges(db, scope, stored)
}

function toChange({ outcome, attempts }: FinishedPiece, now: Date, confirmsDelivery: boolean) {
  if (outcome.kind === 'ACCEPTED')
    return { state: confirmsDelivery ? ('SENT' as const) : ('DELIVERED' as const), reason: '', dueAt: null }
  if (outcome.kind !== 'LATER') return { state: outcome.kind, reason: outcome.reason, dueAt: null }
  const dueAt = getRetryTime(attempts + 1, now)
  return dueAt
    ? { state: 'QUEUED' as const, reason: outcome.reason, dueAt }
    : { state: 'FAILED' as const, reason: `It was tried ${attempts + 1} times. ${outcome.reason}`, dueAt: null }
}

function countEvents(pieces: readonly FinishedPiece[], confirmsDelivery: boolean): CountedEvent[] {
  const counts = new Map<string, CountedEvent>()
  for (const { contentId, variationId, outcome } of pieces) {
    if (contentId === null) continue
    for (const type of toEventTypes(outcome.kind, confirmsDelivery)) {
      const key = `${contentId}/${variationId}/${type}`
      const counted = counts.get(key) ?? { contentId, variationId, type, count: 0 }
      counts.set(key, { ...counted, count: counted.count + 1 })
    }
  }
  return [...counts.values()]
}

function toEventTypes(kind: FinishedPiece['outcome']['kind'], confirmsDelivery: boolean): CountedEvent['type'][] {
  if (kind === 'ACCEPTED') return confirmsDelivery ? ['sent'] : ['sent', 'delivered']
  return kind === 'BOUNCED' ? ['sent', 'bounce'] : []
}

async function recordBounces(db: Db, scope: AccountScope, pieces: readonly FinishedPiece[]) {
  const bounced = pieces.flatMap((piece) =>
    piece.outcome.kind === 'BOUNCED' ? [{ ...piece, outcome: piece.outcome }] : [],
  )
  for (const { id, toEmail, outcome } of bounced)
    if (outcome.isHard)
      await suppressEmail(db, scope, { email: toEmail, reason: 'BOUNCE', detail: outcome.reason, pieceId: id })
  if (bounced.some(({ contentId }) => contentId !== null)) await pauseIfReputationFails(db, scope)
}

async function publishChanges(db: Db, scope: AccountScope, pieces: readonly FinishedPiece[]) {
  const contactIds = new Set(pieces.flatMap(({ contactId }) => contactId ?? []))
  if (contactIds.size <= liveContactMaximum)
    for (const contactId of contactIds) await publishLiveEvent(db, scope, { kind: 'emails', contactId })
  else await publishLiveEvent(db, scope, { kind: 'contacts' })
  for (const id of new Set(pieces.flatMap(({ broadcastId }) => broadcastId ?? [])))
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  for (const id of new Set(pieces.flatMap(({ flowId }) => flowId ?? [])))
    await publishLiveEvent(db, scope, { kind: 'flows', id })
  for (const id of new Set(pieces.flatMap(({ contentId }) => contentId ?? [])))
    await publishLiveEvent(db, scope, { kind: 'contents', id })
}
