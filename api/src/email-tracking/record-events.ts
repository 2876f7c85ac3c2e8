import type { LiveEvent } from '@gable/shared/live/events.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import { classifyEvent, fastestSeconds } from './classify-event.ts'
import {
  applyEvents,
  type ContentCount,
  type EmailActivity,
  type EventChanges,
  type NewActivity,
  type PieceEvent,
  type RecentClick,
  type StoredEvent,
  type StoredEvents,
  storeEvents,
  type TrackedPiece,
} from './event-queries.ts'

/** Scanners follow all links of an email in a moment. */
const burstMilliseconds = 10_000

/** Stores openings and clicks of an account, and counts the first of each piece. Must run in a transaction. */
export async function recordPieceEvents(db: Db, scope: AccountScope, events: readonly PieceEvent[]): Promise<void> {
  const found = await storeEvents(db, scope, events.map(toClassified), burstMilliseconds)
  if (!found) return
  const changes = deriveChanges(found)
  if (changes.pieces.length + changes.activity.length + changes.mistaken.length === 0) return
  const activity = await applyEvents(db, scope, changes)
  if (found.hasWebhooks) await publishWebhookEvents(db, scope, activity)
}

/** Most images are loaded again and again, which changes nothing and should lock nothing. */
const toClassified = (event: PieceEvent) => ({
  ...event,
  machine: classifyEvent({ ...event.detail, type: event.type, delay: null, links: 0 }) === 'machine',
  fastest: fastestSeconds[event.type],
})

function deriveChanges({ stored, pieces, clicks }: StoredEvents): EventChanges {
  const eventsOf = new Map<string, StoredEvent[]>()
  for (const event of stored) eventsOf.set(event.pieceId, [...(eventsOf.get(event.pieceId) ?? []), event])
  const changes = pieces.map((piece) => derivePiece(piece, eventsOf.get(piece.id) ?? [], clicks))
  const changed = changes.filter(({ isChanged }) => isChanged).map(({ piece }) => piece)
  const activity = changes.flatMap((change) => change.activity)
  return {
    pieces: changed,
    mistaken: changes.flatMap(({ mistaken }) => mistaken ?? []),
    activity,
    live: listLiveEvents(
      changed,
      activity.map(({ contactId }) => contactId),
    ),
    counts: changes.flatMap(({ counts }) => counts),
  }
}

async function publishWebhookEvents(db: Db, scope: AccountScope, activity: readonly NewActivity[]) {
  for (const { id, kind, at, contactId, detail } of activity)
    await publishWebhookEvent(db, scope, {
      id,
      type: kind === 'OPENED' ? 'email.opened' : 'email.clicked',
      data: { contactId, ...detail, at: at.toISOString() },
    })
}

interface PieceChange {
  piece: TrackedPiece
  isChanged: boolean
  counts: ContentCount[]
  activity: EmailActivity[]
  /** The activity of a scanner that was taken for a person at first. */
  mistaken?: { pieceId: string; contactId: string; since: Date }
}

/** What the events of a piece change. */
function derivePiece(
  before: TrackedPiece,
  events: readonly StoredEvent[],
  clicks: readonly RecentClick[],
): PieceChange {
  const piece = { ...before }
  const change: PieceChange = { piece, isChanged: false, counts: [], activity: [] }
  for (const event of events) applyEvent(change, event, clicks)
  change.isChanged = (['openedAt', 'machineOpenedAt', 'clickedAt'] as const).some((key) => piece[key] !== before[key])
  return change
}

function applyEvent(change: PieceChange, event: StoredEvent, clicks: readonly RecentClick[]) {
  const { piece } = change
  const burst = event.type === 'click' ? listBurst(event, clicks) : []
  const links = new Set(burst.map(({ position }) => position)).size
  const by = classifyEvent({ ...event.detail, type: event.type, links })
  if (by === 'machine') {
    const since = new Date(Math.min(event.at.getTime(), ...burst.map(({ at }) => at.getTime())))
    if (event.type === 'click') discardSince(change, since)
    if (!piece.machineOpenedAt) {
      piece.machineOpenedAt = event.at
      count(change, 'machine-open')
    }
    return
  }
  if (!piece.openedAt) {
    piece.openedAt = event.at
    count(change, 'open')
    addActivity(change, event.type === 'click' ? { ...event, at: toOpeningBefore(event.at) } : event, 'OPENED')
  }
  if (event.type === 'open') return
  if (!piece.clickedAt) {
    piece.clickedAt = event.at
    count(change, 'click')
  }
  addActivity(change, event, 'CLICKED')
}

const listBurst = ({ pieceId, at }: StoredEvent, clicks: readonly RecentClick[]) =>
  clicks.filter(
    (click) => click.pieceId === pieceId && Math.abs(click.at.getTime() - at.getTime()) <= burstMilliseconds,
  )

/** Forgets what was counted since a scanner began to follow links. */
function discardSince(change: PieceChange, since: Date) {
  const { piece } = change
  const isMistaken = (at: Date | null): at is Date => at !== null && at >= since
  const recordedFrom = toOpeningBefore(since)
  const markMistaken = () => {
    if (piece.contactId) change.mistaken = { pieceId: piece.id, contactId: piece.contactId, since: recordedFrom }
  }
  if (isMistaken(piece.clickedAt)) {
    count(change, 'click', -1)
    piece.clickedAt = null
    markMistaken()
  }
  if (isMistaken(piece.openedAt)) {
    count(change, 'open', -1)
    piece.openedAt = null
    markMistaken()
  }
  change.activity = change.activity.filter(({ at }) => at < recordedFrom)
}

/** The opening that a click implies is listed before it. */
const toOpeningBefore = (click: Date) => new Date(click.getTime() - 1)

/** Counts at the time of sending, so that a rate by day compares what became of the emails of one day. */
function count({ piece, counts }: PieceChange, type: ContentCount['type'], count: 1 | -1 = 1) {
  const { contentId, variationId, sentAt } = piece
  if (contentId) counts.push({ contentId, variationId, type, at: sentAt, count })
}

function addActivity({ piece, activity }: PieceChange, { at, detail }: StoredEvent, kind: 'OPENED' | 'CLICKED') {
  const { contactId, propertyId, subject } = piece
  const { label = '' } = detail
  const isKnown = activity.some(
    (entry) => entry.kind === kind && (entry.kind !== 'CLICKED' || entry.detail.label === label),
  )
  if (isKnown || !contactId) return
  const email = { emailId: piece.id, subject }
  const about = { eventGroup: 'EMAIL' as const, at, contactId, propertyId }
  activity.push(kind === 'OPENED' ? { ...about, kind, detail: email } : { ...about, kind, detail: { ...email, label } })
}

/** More would reach every open console of the account without telling it anything new. */
const liveContactMaximum = 10

function listLiveEvents(changed: readonly TrackedPiece[], activeIds: readonly string[]): LiveEvent[] {
  const contactIds = listDistinct([...changed.flatMap(({ contactId }) => contactId ?? []), ...activeIds])
  const contentIds = listDistinct(changed.flatMap(({ contentId }) => contentId ?? []))
  return [
    ...contentIds.map((id) => ({ kind: 'contents', id }) as const),
    ...(contactIds.length > liveContactMaximum
      ? [{ kind: 'contacts' } as const]
      : contactIds.flatMap((id) => [{ kind: 'emails', contactId: id } as const, { kind: 'contacts', id } as const])),
  ]
}

const listDistinct = (ids: readonly string[]) => [...new Set(ids)].sort()
