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

export interface EventDetail extends RequestFacts {
  /** Of the link. */
  position?: number
  label?: string
}

export interface StoredEvent {
  id: string
  pieceId: string
  at: Date
  type: PieceEvent['type']
  detail: EventDetail & { delay: number | null }
  contactId: string
  isOpened: boolean
  isMachineOpened: boolean
}

/** Stores events that are new. Leaves out those of pieces that do not exist, or whose contact was erased. */
export async function insertEvents(
  db: Db,
  { accountId }: AccountScope,
  events: readonly PieceEvent[],
): Promise<StoredEvent[]> {
  const rows = events.map(({ pieceId, at, ...event }) => ({ ...event, piece_id: pieceId, at: new Date(at) }))
  const result = await sql<StoredEvent>`${prepared}
    with given as (
      select g.id, g.piece_id, g.at, g.type, g.detail || jsonb_build_object(
          'delay', extract(epoch from g.at - coalesce(p.sent_at, p.attempt_started_at))) as detail,
        coalesce(c.merged_into, c.id) as contact_id, p.opened_at, p.machine_opened_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as g(id uuid, piece_id uuid, at timestamptz, type text, detail jsonb)
        join email_pieces p on p.account_id = ${accountId}::uuid and p.id = g.piece_id
        join contacts c on c.account_id = ${accountId}::uuid and c.id = p.contact_id
    ), fresh as (
      insert into email_events (account_id, id, piece_id, at, type, detail)
      select ${accountId}::uuid, id, piece_id, at, type, detail from given order by id
      on conflict do nothing
      returning id
    )
    select g.id, g.piece_id as "pieceId", g.at, g.type, g.detail, g.contact_id as "contactId",
      g.opened_at is not null as "isOpened", g.machine_opened_at is not null as "isMachineOpened"
    from given g join fresh f on f.id = g.id
    order by g.at, g.id`.execute(db)
  return result.rows
}

/** A piece locked until the transaction ends. */
export interface TrackedPiece {
  id: string
  contentId: string | null
  variationId: string | null
  contactId: string | null
  propertyId: string | null
  subject: string
  openedAt: Date | null
  machineOpenedAt: Date | null
  clickedAt: Date | null
}

/** Locks contacts, then their pieces, each by id. */
export async function lockPieces(
  db: Db,
  { accountId }: AccountScope,
  { contactIds, pieceIds }: { contactIds: readonly string[]; pieceIds: readonly string[] },
): Promise<TrackedPiece[]> {
  await sql`${prepared}
    select id from contacts where account_id = ${accountId}::uuid and id = any(${contactIds}::uuid[])
    order by id for no key update`.execute(db)
  const { rows } = await sql<TrackedPiece>`${prepared}
    select p.id, p.content_id as "contentId", v.variation_id as "variationId",
      coalesce(c.merged_into, c.id) as "contactId", p.property_id as "propertyId", p.subject,
      p.opened_at as "openedAt", p.machine_opened_at as "machineOpenedAt", p.clicked_at as "clickedAt"
    from email_pieces p
      left join contacts c on c.account_id = p.account_id and c.id = p.contact_id
      left join content_versions v
        on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version
    where p.account_id = ${accountId}::uuid and p.id = any(${pieceIds}::uuid[])
    order by p.id for no key update of p`.execute(db)
  return rows
}

export interface RecentClick {
  pieceId: string
  at: Date
  position: number
}

/** Clicks around these times, to tell a scanner that follows every link from a person. */
export async function listRecentClicks(
  db: Db,
  { accountId }: AccountScope,
  pieceIds: readonly string[],
  { from, till }: { from: Date; till: Date },
): Promise<RecentClick[]> {
  const { rows } = await sql<RecentClick>`
    select piece_id as "pieceId", at, (detail->>'position')::int as position
    from email_events
    where account_id = ${accountId} and piece_id = any(${pieceIds}) and type = 'click'
      and at between ${from} and ${till}`.execute(db)
  return rows
}

/** Sets the times of the first opening and click. */
export async function updatePieceTimes(
  db: Db,
  { accountId }: AccountScope,
  pieces: readonly Pick<TrackedPiece, 'id' | 'openedAt' | 'machineOpenedAt' | 'clickedAt'>[],
) {
  await sql`${prepared}
    update email_pieces p set opened_at = g."openedAt", machine_opened_at = g."machineOpenedAt",
      clicked_at = g."clickedAt"
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
      as g(id uuid, "openedAt" timestamptz, "machineOpenedAt" timestamptz, "clickedAt" timestamptz)
    where p.account_id = ${accountId}::uuid and p.id = g.id`.execute(db)
}

export interface ContentCount {
  contentId: string
  variationId: string | null
  type: ContentEventType
  at: Date
  count: 1 | -1
}

export async function addContentCounts(db: Db, { accountId }: AccountScope, counts: readonly ContentCount[]) {
  if (counts.length === 0) return
  const batch = counts.map(({ contentId, variationId, ...count }) => ({
    ...count,
    subject: 'content',
    subject_id: contentId,
    module: variationId ?? '',
    text: '',
  }))
  await sql`${prepared} select add_to_counters(${accountId}::uuid, ${JSON.stringify(batch)}::jsonb)`.execute(db)
}

export type EmailActivity = Extract<ActivityEntry, { eventGroup: 'EMAIL' }> & {
  at: Date
  contactId: string
  propertyId: string | null
}

interface InsertedActivity {
  id: string
  kind: 'OPENED' | 'CLICKED' | 'UNSUBSCRIBED'
  at: Date
  contactId: string
  detail: { emailId: string; subject: string; label?: string }
}

/** Adds to the activity of contacts what it does not have: an email is opened once, and each of its links clicked once. */
export async function insertEmailActivity(
  db: Db,
  { accountId }: AccountScope,
  entries: readonly EmailActivity[],
): Promise<InsertedActivity[]> {
  if (entries.length === 0) return []
  const rows = entries.map(({ kind, at, contactId, propertyId, detail }) => ({
    ...{ id: newId(), kind, at, detail },
    ...{ contact_id: contactId, property_id: propertyId },
  }))
  const result = await sql<InsertedActivity>`${prepared}
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(id uuid, kind text, at timestamptz, detail jsonb, contact_id uuid, property_id uuid)
    ), seen as (
      update contacts c set last_activity_at = greatest(c.last_activity_at, g.at)
      from (select contact_id, max(at) as at from given group by 1) g
      where c.account_id = ${accountId}::uuid and c.id = g.contact_id
    )
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
    select ${accountId}::uuid, g.id, g.at, 'EMAIL', g.kind, g.contact_id, g.property_id, g.detail
    from given g
    where not exists (select from timeline_entries t
      where t.account_id = ${accountId}::uuid and t.contact_id = g.contact_id and t.event_group = 'EMAIL'
        and t.kind = g.kind and t.detail->>'emailId' = g.detail->>'emailId'
        and t.detail->>'label' is not distinct from g.detail->>'label')
    order by g.id
    returning id, kind, at, contact_id as "contactId", detail`.execute(db)
  return result.rows
}

/** Takes back what a machine was mistaken for. */
export async function deleteEmailActivity(
  db: Db,
  { accountId }: AccountScope,
  { pieceId, contactId, since }: { pieceId: string; contactId: string; since: Date },
) {
  await db
    .deleteFrom('timeline_entries')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('event_group', '=', 'EMAIL')
    .where('kind', 'in', ['OPENED', 'CLICKED'])
    .where('at', '>=', since)
    .where(sql<string>`detail->>'emailId'`, '=', pieceId)
    .execute()
}

export async function publishLiveEvents(db: Db, scope: AccountScope, events: readonly LiveEvent[]) {
  const payloads = [...new Set(events.map((event) => serializeLiveEvent(scope, event)))]
  if (payloads.length === 0) return
  await sql`${prepared} select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}

/** Whether an active webhook of the account wants events of this kind, so that the others cost nothing. */
export async function hasWebhooks(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from webhooks where account_id = ${accountId}::uuid and not is_paused
      and event_types && '{email.opened,email.clicked}' limit 1`.execute(db)
  return rows.length > 0
}
