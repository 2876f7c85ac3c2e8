import { isId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { signalAttemptMaximum } from './failed-signal-queries.ts'
import { type FlowEvent, pieceFacts } from './trigger-rules.ts'

export interface Signal {
  id: string
  fact: string
  contactId: string
  propertyId: string | null
  entryId: string | null
  detail: Record<string, unknown>
  at: Date
}

export interface NextSignals {
  limit: number
  /** Without those of imports, unless the contact has another one, which must not be processed before them. */
  skipsImports: boolean
}

/** Removes and returns these signals, or the oldest ones that never failed. They are back if the transaction fails. */
export async function takeSignals(
  db: Db,
  { accountId }: AccountScope,
  which: NextSignals | { ids: string[] },
): Promise<Signal[]> {
  const chosen = 'ids' in which ? sql`select unnest(${which.ids}::bigint[])` : selectNext(accountId, which)
  const { rows } = await sql<Signal>`
    with taken as (
      delete from flow_signals where account_id = ${accountId} and id in (${chosen})
      returning id, fact, contact_id as "contactId", property_id as "propertyId", entry_id as "entryId", detail, at
    )
    select * from taken order by id`.execute(db)
  return rows
}

const selectNext = (accountId: string, { limit, skipsImports }: NextSignals) => {
  const isSkipped = sql`is_bulk and at > now() - interval '${sql.lit(bulkDelaySeconds)} seconds'
    and contact_id not in (select contact_id from flow_signals where account_id = ${accountId} and not is_bulk)`
  return sql<{ id: string }>`select id from flow_signals where account_id = ${accountId} and attempts = 0
    ${skipsImports ? sql`and not (${isSkipped})` : sql``} order by id limit ${sql.lit(limit)}`
}

/** However long an import takes, flows look at its contacts after this time. */
const bulkDelaySeconds = 60

/** The oldest signals that never failed. */
export async function listNextSignals(db: Db, { accountId }: AccountScope, which: NextSignals): Promise<string[]> {
  const { rows } = await selectNext(accountId, which).execute(db)
  return rows.map(({ id }) => id)
}

/** Whether an import of the account is writing contacts. */
export async function isImporting(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const writing = await db
    .selectFrom('imports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'IMPORTING')
    .limit(1)
    .executeTakeFirst()
  return writing !== undefined
}

interface SignalContext {
  id: string
  contactId: string
  isImported: boolean
  contentId: string | null
}

/**
 * The signals as events of the contacts into whom theirs were merged. Deleted contacts have none, and neither have
 * entries that were undone before any flow looked.
 */
export async function toEvents(db: Db, { accountId }: AccountScope, signals: readonly Signal[]): Promise<FlowEvent[]> {
  const { rows } = await sql<SignalContext>`
    select s.id::text as id, coalesce(c.merged_into, c.id) as "contactId",
      s.fact = 'CONTACT.CREATED' and exists (select from import_rows r
        where r.account_id = ${accountId} and r.contact_id = s.contact_id and r.outcome = 'NEW') as "isImported",
      case when s.fact = any(${pieceFacts}::text[]) then coalesce(
        (select p.content_id from email_pieces p where p.account_id = ${accountId} and p.id = s.piece),
        (select p.content_id from postcard_pieces p where p.account_id = ${accountId} and p.id = s.piece)
      ) end as "contentId"
    from unnest(${signals.map(({ id }) => id)}::bigint[], ${signals.map(({ fact }) => fact)}::text[],
        ${signals.map(({ contactId }) => contactId)}::uuid[], ${signals.map(getPieceId)}::uuid[],
        ${signals.map(({ entryId }) => entryId)}::uuid[])
      as s (id, fact, contact_id, piece, entry_id)
      cross join lateral (select c.id, c.merged_into from contacts c
        where c.account_id = ${accountId} and c.id = s.contact_id limit 1) c
    where s.entry_id is null
      or exists (select from timeline_entries t where t.account_id = ${accountId} and t.id = s.entry_id)`.execute(db)
  const contexts = new Map(rows.map((row) => [row.id, row]))
  return signals.flatMap(({ id, ...signal }) => {
    const context = contexts.get(id)
    if (!context) return []
    const { leadId } = signal.detail
    return [
      {
        ...signal,
        ...context,
        key: signal.entryId ?? `signal:${id}`,
        leadId: typeof leadId === 'string' ? leadId : null,
      },
    ]
  })
}

const getPieceId = ({ detail }: Signal) => {
  const pieceId = detail.emailId ?? detail.postcardId
  return typeof pieceId === 'string' && isId(pieceId) ? pieceId : null
}

/** Accounts with signals but without a job that will process them. Reads all accounts, so it needs the owner role. */
export async function listAccountsWithOldSignals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct account_id as "accountId" from flow_signals s
      where at < now() - interval '1 minute' and attempts < ${signalAttemptMaximum}
      and not exists (select from graphile_worker.jobs where key = 'flow-signals:' || s.account_id)`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** As the database does when a transaction with signals commits. */
export const enqueueSignals = (db: Db, accountId: string) => sql`select enqueue_flow_signals(${accountId})`.execute(db)
