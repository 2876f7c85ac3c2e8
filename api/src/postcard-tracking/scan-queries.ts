import { newId } from '@gable/shared/ids.ts'
import type { ScanKind } from '@gable/shared/postcards/piece.ts'
import { sql } from 'kysely'
import type { RequestFacts } from '../email-tracking/request-facts.ts'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A scan as it arrived. */
export interface Scan {
  id: string
  pieceId: string
  /** In milliseconds. */
  at: number
  kind: ScanKind
  facts: RequestFacts
}

export interface ScannedPiece {
  id: string
  contentId: string
  variationId: string | null
  title: string
  contactId: string
  /** Of the contact. */
  ownerId: string | null
  propertyId: string | null
  address: string
  isScanned: boolean
  deliveredAt: Date | null
}

/** Locks the contacts and then the pieces, each by id. Leaves out those whose contact was erased. */
export async function lockPieces(
  db: Db,
  { accountId }: AccountScope,
  pieceIds: readonly string[],
): Promise<ScannedPiece[]> {
  await sql`${prepared}
    select c.id from contacts c where c.account_id = ${accountId}::uuid and c.id in (
      select coalesce(o.merged_into, o.id) from postcard_pieces p
        join contacts o on o.account_id = p.account_id and o.id = p.contact_id
      where p.account_id = ${accountId}::uuid and p.id = any(${pieceIds}::uuid[]))
    order by c.id for no key update`.execute(db)
  const { rows } = await sql<ScannedPiece>`${prepared}
    select p.id, p.content_id as "contentId", v.variation_id as "variationId", t.title,
      c.id as "contactId", c.owner_id as "ownerId", p.property_id as "propertyId", p.address,
      p.scanned_at is not null as "isScanned", p.delivered_at as "deliveredAt"
    from postcard_pieces p
      join contacts o on o.account_id = p.account_id and o.id = p.contact_id
      join contacts c on c.account_id = p.account_id and c.id = coalesce(o.merged_into, o.id)
      join contents t on t.account_id = p.account_id and t.id = p.content_id
      join content_versions v on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version
    where p.account_id = ${accountId}::uuid and p.id = any(${pieceIds}::uuid[])
    order by p.id for no key update of p`.execute(db)
  return rows
}

export interface JudgedScan extends Scan {
  isMachine: boolean
}

/** Stores scans. Returns the ids of those that are new. */
export async function insertScans(
  db: Db,
  { accountId }: AccountScope,
  scans: readonly JudgedScan[],
): Promise<Set<string>> {
  const rows = scans.map(({ id, pieceId, at, kind, facts, isMachine }) => ({
    id,
    piece_id: pieceId,
    at: new Date(at),
    type: kind === 'PRIMARY' ? 'scan' : 'second-scan',
    detail: { ...facts, isMachine },
  }))
  const result = await sql<{ id: string }>`${prepared}
    insert into postcard_events (account_id, id, piece_id, at, type, detail)
    select ${accountId}::uuid, id, piece_id, at, type, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(id uuid, piece_id uuid, at timestamptz, type text, detail jsonb)
    order by id on conflict do nothing returning id`.execute(db)
  return new Set(result.rows.map(({ id }) => id))
}

interface ScanChange {
  id: string
  scans: number
  /** The first one by a person, and by a machine. */
  scannedAt: Date | null
  kind: ScanKind | null
  machineScannedAt: Date | null
}

export const updateScannedPieces = (db: Db, { accountId }: AccountScope, changes: readonly ScanChange[]) =>
  sql`${prepared}
    update postcard_pieces p set scans = p.scans + g.scans,
      scanned_at = coalesce(p.scanned_at, g."scannedAt"), scan_kind = coalesce(p.scan_kind, g.kind),
      machine_scanned_at = coalesce(p.machine_scanned_at, g."machineScannedAt")
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as g(id uuid, scans int, "scannedAt" timestamptz, kind text, "machineScannedAt" timestamptz)
    where p.account_id = ${accountId}::uuid and p.id = g.id`.execute(db)

interface ScanActivity {
  at: Date
  contactId: string
  propertyId: string | null
  detail: { postcardId: string; title: string }
}

/** Notes in the activity of each contact that they scanned. */
export async function insertScanActivity(db: Db, { accountId }: AccountScope, entries: readonly ScanActivity[]) {
  const rows = entries.map(({ at, contactId, propertyId, detail }) => ({
    id: newId(),
    at,
    detail,
    contact_id: contactId,
    property_id: propertyId,
  }))
  await sql`${prepared}
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(id uuid, at timestamptz, detail jsonb, contact_id uuid, property_id uuid)
    ), seen as (
      update contacts c set last_activity_at = greatest(c.last_activity_at, g.at)
      from (select contact_id, max(at) as at from given group by 1) g
      where c.account_id = ${accountId}::uuid and c.id = g.contact_id
    )
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
    select ${accountId}::uuid, g.id, g.at, 'POSTCARD', 'SCANNED', g.contact_id, g.property_id, g.detail
    from given g order by g.id`.execute(db)
}

/** Whether an active webhook of the account wants scans, so that the others cost nothing. */
export async function hasWebhooks(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from webhooks where account_id = ${accountId}::uuid and not is_paused
      and event_types && '{postcard.scanned}' limit 1`.execute(db)
  return rows.length > 0
}
