import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import type { ContentEventType } from '@gable/shared/content/content-stats.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LiveEvent } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { liveChannel } from '../platform/live/notification.ts'
import { serializeLiveEvent } from '../platform/live/publish.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { RequestFacts } from './request-facts.ts'

/** An opening or a click as it arrived. */
export interface PieceEvent {
  id: string
  pieceId: string
  /** In milliseconds. */
  at: number
  type: 'open' | 'click'
  detail: EventDetail
}

interface EventDetail extends RequestFacts {
  /** Of the link. */
  position?: number
  label?: string
}

/** A stored event that may change its piece. */
export interface StoredEvent {
  id: string
  pieceId: string
  at: Date
  type: PieceEvent['type']
  detail: EventDetail & { delay: number | null }
  contactId: string
}

/** A piece locked until the transaction ends. */
export interface TrackedPiece {
  id: string
  contentId: string | null
  variationId: string | null
  contactId: string | null
  propertyId: string | null
  subject: string
  sentAt: Date
  openedAt: Date | null
  machineOpenedAt: Date | null
  clickedAt: Date | null
}

export interface RecentClick {
  pieceId: string
  at: Date
  position: number
}

export interface StoredEvents {
  stored: StoredEvent[]
  pieces: TrackedPiece[]
  /** Clicks around those that were stored. */
  clicks: RecentClick[]
  /** Whether an active webhook of the account wants events of this kind, so that the others cost nothing. */
  hasWebhooks: boolean
}

/** An event, and what `classifyEvent` says of it as long as its delay is unknown. */
type ClassifiedEvent = PieceEvent & { machine: boolean; fastest: number }

/**
 * Stores events that are new, and locks the pieces that they may change. Leaves out those of pieces that do not exist,
 * whose contact was erased, or that are open already. Undefined if nothing may change.
 */
export async function storeEvents(
  db: Db,
  { accountId }: AccountScope,
  events: readonly ClassifiedEvent[],
  burstMilliseconds: number,
): Promise<StoredEvents | undefined> {
  const batch = events.map(({ pieceId, at, ...event }) => ({ ...event, piece_id: pieceId, at: new Date(at) }))
  const { rows } = await sql<{ result: SerializedEvents | null }>`${prepared}
    select store_email_events(${accountId}::uuid, ${JSON.stringify(batch)}::jsonb,
      ${burstMilliseconds}::float8 * interval '1 millisecond') as result`.execute(db)
  const result = rows[0]?.result
  if (!result) return undefined
  return {
    stored: result.stored.map((event) => ({ ...event, at: new Date(event.at) })),
    pieces: result.pieces.map((piece) => ({
      ...piece,
      sentAt: new Date(piece.sentAt),
      openedAt: toDate(piece.openedAt),
      machineOpenedAt: toDate(piece.machineOpenedAt),
      clickedAt: toDate(piece.clickedAt),
    })),
    clicks: result.clicks.map((click) => ({ ...click, at: new Date(click.at) })),
    hasWebhooks: result.hasWebhooks,
  }
}

const toDate = (text: string | null) => (text === null ? null : new Date(text))

/** Dates as Postgres writes them in JSON. */
type Serialized<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K]
}

interface SerializedEvents extends Pick<StoredEvents, 'hasWebhooks'> {
  stored: Serialized<StoredEvent>[]
  pieces: Serialized<TrackedPiece>[]
  clicks: Serialized<RecentClick>[]
}

export interface EventChanges {
  /** With the times of their first opening and click. */
  pieces: readonly Pick<TrackedPiece, 'id' | 'openedAt' | 'machineOpenedAt' | 'clickedAt'>[]
  /** The activity of machines that were taken for people. */
  mistaken: readonly { pieceId: string; contactId: string; since: Date }[]
  activity: readonly EmailActivity[]
  live: readonly LiveEvent[]
  counts: readonly ContentCount[]
}

/** Writes what events changed, and returns the new entries of activities: an email is opened once, and each of its links clicked once. */
export async function applyEvents(db: Db, scope: AccountScope, changes: EventChanges): Promise<NewActivity[]> {
  const activity = changes.activity.map((entry) => ({ ...entry, id: newId() }))
  const given = {
    pieces: changes.pieces.map(({ id, openedAt, machineOpenedAt, clickedAt }) => ({
      id,
      openedAt,
      machineOpenedAt,
      clickedAt,
    })),
    mistaken: changes.mistaken,
    activity: activity.map(({ id, kind, at, contactId, propertyId, detail }) => ({
      id,
      kind,
      at,
      detail,
      contact_id: contactId,
      property_id: propertyId,
    })),
    live: changes.live.map((event) => serializeLiveEvent(scope, event)),
    counts: changes.counts.map(toCounterEntry),
  }
  const { rows } = await sql<{ ids: string[] }>`${prepared}
    select apply_email_events(${scope.accountId}::uuid, ${JSON.stringify(given)}::jsonb) as ids`.execute(db)
  const ids = new Set(rows[0]?.ids)
  return activity.filter(({ id }) => ids.has(id))
}

export type NewActivity = EmailActivity & { id: string }

export interface ContentCount {
  contentId: string
  variationId: string | null
  type: ContentEventType
  at: Date
  count: 1 | -1
}

export async function addContentCounts(db: Db, { accountId }: AccountScope, counts: readonly ContentCount[]) {
  if (counts.length === 0) return
  const batch = JSON.stringify(counts.map(toCounterEntry))
  await sql`${prepared} select add_to_counters(${accountId}::uuid, ${batch}::jsonb)`.execute(db)
}

const toCounterEntry = ({ contentId, variationId, ...count }: ContentCount) => ({
  ...count,
  subject: 'content',
  subject_id: contentId,
  module: variationId ?? '',
  text: '',
})

export type EmailActivity = Extract<ActivityEntry, { eventGroup: 'EMAIL' }> & {
  at: Date
  contactId: string
  propertyId: string | null
}

export async function publishLiveEvents(db: Db, scope: AccountScope, events: readonly LiveEvent[]) {
  const payloads = [...new Set(events.map((event) => serializeLiveEvent(scope, event)))]
  if (payloads.length === 0) return
  await sql`${prepared} select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}
