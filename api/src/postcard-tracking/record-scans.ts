import type { LiveEvent } from '@gable/shared/live/events.ts'
import type { ScanKind } from '@gable/shared/postcards/piece.ts'
import { addContentCounts, publishLiveEvents } from '../email-tracking/event-queries.ts'
import type { RequestFacts } from '../email-tracking/request-facts.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import {
  hasWebhooks,
  insertScanActivity,
  insertScans,
  type JudgedScan,
  lockPieces,
  type Scan,
  type ScannedPiece,
  updateScannedPieces,
} from './scan-queries.ts'

/**
 * Stores scans of an account. The first scan of each postcard by a person is counted, noted in the activity of the contact,
 * and sent to the contact's agent and to webhooks. Must run in a transaction.
 */
export async function recordScans(db: Db, scope: AccountScope, scans: readonly Scan[]): Promise<void> {
  const pieces = await lockPieces(db, scope, [...new Set(scans.map(({ pieceId }) => pieceId))].sort())
  const known = new Set(pieces.map(({ id }) => id))
  const judged = scans
    .filter(({ pieceId }) => known.has(pieceId))
    .map((scan): JudgedScan => ({ ...scan, isMachine: isMachine(scan.facts) }))
  if (judged.length === 0) return
  const stored = await insertScans(db, scope, judged)
  const fresh = judged.filter(({ id }) => stored.has(id))
  await updateScannedPieces(
    db,
    scope,
    pieces.map(({ id }) =>
      toChange(
        id,
        fresh.filter(({ pieceId }) => pieceId === id),
      ),
    ),
  )
  await announce(db, scope, listFirstScans(pieces, fresh))
}

/** A person scans with a browser. */
const isMachine = ({ agent, proxy, isPrefetch }: RequestFacts) =>
  isPrefetch || proxy === 'SCANNER' || agent === 'bot' || agent === 'tool' || agent === 'none'

function toChange(id: string, scans: readonly JudgedScan[]) {
  const byPeople = scans.filter(({ isMachine }) => !isMachine)
  const [first] = byPeople
  const machine = scans.find(({ isMachine }) => isMachine)
  return {
    id,
    scans: byPeople.length,
    scannedAt: first ? new Date(first.at) : null,
    kind: first?.kind ?? null,
    machineScannedAt: machine ? new Date(machine.at) : null,
  }
}

interface FirstScan {
  piece: ScannedPiece
  id: string
  at: Date
  kind: ScanKind
}

const listFirstScans = (pieces: readonly ScannedPiece[], scans: readonly JudgedScan[]): FirstScan[] =>
  pieces.flatMap((piece) => {
    const first = piece.isScanned ? undefined : scans.find((scan) => scan.pieceId === piece.id && !scan.isMachine)
    return first ? [{ piece, id: first.id, at: new Date(first.at), kind: first.kind }] : []
  })

async function announce(db: Db, scope: AccountScope, scans: readonly FirstScan[]) {
  if (scans.length === 0) return
  await insertScanActivity(
    db,
    scope,
    scans.map(({ at, piece: { id, title, contactId, propertyId } }) => ({
      at,
      contactId,
      propertyId,
      detail: { postcardId: id, title },
    })),
  )
  if (await hasWebhooks(db, scope))
    for (const { id, at, kind, piece } of scans)
      await publishWebhookEvent(db, scope, {
        id,
        type: 'postcard.scanned',
        data: {
          contactId: piece.contactId,
          postcardId: piece.id,
          title: piece.title,
          address: piece.address,
          kind,
          at: at.toISOString(),
        },
      })
  for (const { piece } of scans)
    if (piece.ownerId)
      await notifyAgent(db, scope, { kind: 'POSTCARD_SCAN', agentId: piece.ownerId, pieceId: piece.id })
  await publishLiveEvents(db, scope, listLiveEvents(scans))
  // Counters are shared by all postcards, so they are locked last.
  await addContentCounts(
    db,
    scope,
    scans.map(({ at, kind, piece: { contentId, variationId, deliveredAt } }) => ({
      // With its delivery, so that a day's rate is of the postcards delivered then.
      contentId,
      variationId,
      at: deliveredAt ?? at,
      count: 1,
      type: kind === 'PRIMARY' ? 'scan' : 'second-scan',
    })),
  )
}

/** More would reach every open console of the account without telling it anything new. */
const liveContactMaximum = 10

function listLiveEvents(scans: readonly FirstScan[]): LiveEvent[] {
  const contactIds = [...new Set(scans.map(({ piece }) => piece.contactId))].sort()
  const contentIds = [...new Set(scans.map(({ piece }) => piece.contentId))].sort()
  return [
    ...contentIds.map((id) => ({ kind: 'contents', id }) as const),
    ...(contactIds.length > liveContactMaximum
      ? [{ kind: 'contacts' } as const]
      : contactIds.flatMap((id) => [{ kind: 'postcards', contactId: id } as const, { kind: 'contacts', id } as const])),
  ]
}
