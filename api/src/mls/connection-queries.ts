import type { MlsConnection, MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../database/schema/schema.ts'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { runColumns, toRun } from './run-queries.ts'

export type ConnectionRow = Selectable<Schema['mls_connections']>

export async function listConnections(db: Db, scope: AccountScope): Promise<MlsConnection[]> {
  const rows = await selectConnections(db, scope).orderBy('c.created_at').orderBy('c.id').execute()
  return rows.map(toConnection)
}

export async function getConnection(db: Db, scope: AccountScope, id: string): Promise<MlsConnection | undefined> {
  const row = await selectConnections(db, scope).where('c.id', '=', id).executeTakeFirst()
  return row && toConnection(row)
}

/** With the encrypted secret. */
export const getConnectionRow = (db: Db, { accountId }: AccountScope, id: string): Promise<ConnectionRow | undefined> =>
  db
    .selectFrom('mls_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Locks the connection, so that of two requests one starts a run. */
export const lockConnection = (db: Db, { accountId }: AccountScope, id: string): Promise<ConnectionRow | undefined> =>
  db
    .selectFrom('mls_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function lockAndCountConnections(db: Db, scope: AccountScope): Promise<number> {
  await lockInAccount(db, scope, 'MLS connections')
  const { count } = await db
    .selectFrom('mls_connections')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
  return count
}

interface StoredSecret {
  secret: Buffer | null
  hint: string
}

export const insertConnection = (
  db: Db,
  { accountId }: AccountScope,
  { id, addedBy, input, stored }: { id: string; addedBy: string; input: MlsConnectionInput; stored: StoredSecret },
) =>
  db
    .insertInto('mls_connections')
    .values({
      account_id: accountId,
      id,
      kind: input.kind,
      added_by: addedBy,
      ...toColumns(input),
      ...toSecretColumns(stored),
    })
    .execute()

/** Saving says that a person has acted, so the connection works again. */
export const updateConnection = (
  db: Db,
  { accountId }: AccountScope,
  { id, input, stored, restarts }: { id: string; input: MlsConnectionInput; stored: StoredSecret; restarts: boolean },
) =>
  db
    .updateTable('mls_connections')
    .set({
      ...toColumns(input),
      ...toSecretColumns(stored),
      ...(restarts && { cursor_at: null, reconciled_at: null }),
      state: sql`case state when 'NEEDS_ATTENTION' then 'ACTIVE' else state end`,
      state_reason: '',
      updated_at: new Date(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const setConnectionState = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { state, reason = '' }: { state: ConnectionRow['state']; reason?: string },
) =>
  db
    .updateTable('mls_connections')
    .set({ state, state_reason: reason.slice(0, 500), updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export async function deleteConnection(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mls_connections')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Never back, and never past the time when the run began by the clock of the MLS: what changes while pages are read may
 * have the time of a change that was read, and a listing from the future must not hide the changes until then.
 */
export const moveCursor = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { latest, firstServedAt }: { latest: Date; firstServedAt: Date },
) =>
  db
    .updateTable('mls_connections')
    .set({ cursor_at: sql`greatest(cursor_at, least(${latest}::timestamptz, ${firstServedAt}::timestamptz))` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** Back to a change that was missed. */
export const rewindCursor = (db: Db, { accountId }: AccountScope, id: string, cursorAt: Date) =>
  db
    .updateTable('mls_connections')
    .set({ cursor_at: sql`least(cursor_at, ${cursorAt}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const setSynced = (db: Db, { accountId }: AccountScope, id: string, isReconciled: boolean) =>
  db
    .updateTable('mls_connections')
    .set({ synced_at: new Date(), ...(isReconciled && { reconciled_at: new Date() }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** Active members of these ids. */
export async function listMemberIds(db: Db, { accountId }: AccountScope, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listTeam(db: Db, { accountId }: AccountScope) {
  return db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id as _id', 'u.display_name as fullName'])
    .where('a.account_id', '=', accountId)
    .where('a.deactivated_at', 'is', null)
    .orderBy('u.display_name')
    .execute()
}

/** The owner's database: connections of all accounts whose changes are due, and those whose keys are. */
export async function listDueConnections(db: Db, now: Date) {
  const { rows } = await sql<{ accountId: string; connectionId: string; isNightly: boolean }>`
    select c.account_id as "accountId", c.id as "connectionId",
      c.cursor_at is not null and c.synced_at is not null
        and coalesce(c.reconciled_at, c.created_at) < ${now}::timestamptz - interval '23 hours'
        and extract(hour from ${now}::timestamptz at time zone a.time_zone) between 1 and 4 as "isNightly"
    from mls_connections c join agencies a on a.account_id = c.account_id
    where c.kind = 'RESO' and c.state = 'ACTIVE'
      and not exists (select from mls_sync_runs r
        where r.account_id = c.account_id and r.connection_id = c.id and r.state = 'RUNNING' and r.started_at > ${now}::timestamptz - interval '2 days')`.execute(
    db,
  )
  return rows
}

const selectConnections = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('mls_connections as c')
    .selectAll('c')
    .select((eb) => [
      sql<number>`(select count(*)::int from mls_listings l where l.account_id = c.account_id and l.connection_id = c.id)`.as(
        'listings',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('mls_sync_runs as r')
          .select(runColumns)
          .where('r.account_id', '=', accountId)
          .whereRef('r.connection_id', '=', 'c.id')
          .orderBy('r.started_at', 'desc')
          .limit(1),
      ).as('latest'),
    ])
    .where('c.account_id', '=', accountId)

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectConnections>['execute']>>[number]

const toConnection = (row: ListedRow): MlsConnection => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  baseUrl: row.base_url,
  authKind: row.auth_kind,
  tokenUrl: row.token_url,
  clientId: row.client_id,
  secretHint: row.secret_hint,
  originatingSystem: row.originating_system,
  officeIds: row.office_ids,
  members: row.members,
  attribution: row.attribution,
  disclaimer: row.disclaimer,
  logo: row.logo,
  showAddress: row.show_address,
  showSoldPrice: row.show_sold_price,
  showPhotos: row.show_photos,
  delayDays: row.delay_days,
  state: row.state,
  stateReason: row.state_reason,
  listings: row.listings,
  syncedAt: row.synced_at?.toISOString() ?? null,
  latestRun: row.latest && toRun(row.latest),
  createdAt: row.created_at.toISOString(),
})

const toSecretColumns = ({ secret, hint }: StoredSecret) => ({ secret, secret_hint: hint })

const toColumns = (input: MlsConnectionInput) => ({
  name: input.name,
  ...(input.kind === 'RESO' && {
    base_url: input.baseUrl.replace(/\/+$/, ''),
    auth_kind: input.authKind,
    token_url: input.authKind === 'BEARER' ? '' : input.tokenUrl,
    client_id: input.authKind === 'BEARER' ? '' : input.clientId,
    originating_system: input.originatingSystem,
  }),
  office_ids: input.officeIds,
  members: JSON.stringify(input.members),
  attribution: input.attribution,
  disclaimer: input.disclaimer,
  logo: input.logo && JSON.stringify(input.logo),
  show_address: input.showAddress,
  show_sold_price: input.showSoldPrice,
  show_photos: input.showPhotos,
  delay_days: input.delayDays,
})
