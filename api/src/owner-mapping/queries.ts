import { type OwnerName, type TeamMember, undecidedNameMaximum } from '@gable/shared/owner-mapping/owner-name.ts'
import { type Selectable, sql } from 'kysely'
import type { AccountSettingsTables } from '../database/schema/account-settings.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type OwnerNameRow = Selectable<AccountSettingsTables['owner_names']>

const selectOwnerNames = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('owner_names').selectAll().where('account_id', '=', accountId)

export async function listOwnerNames(db: Db, scope: AccountScope): Promise<OwnerName[]> {
  const rows = await selectOwnerNames(db, scope).orderBy('is_decided').orderBy('rows', 'desc').orderBy('name').execute()
  return rows.map(toOwnerName)
}

export const listMappedNames = (db: Db, scope: AccountScope) =>
  selectOwnerNames(db, scope).where('is_decided', '=', true).execute()

export async function listTeamMembers(db: Db, { accountId }: AccountScope): Promise<TeamMember[]> {
  return db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id as _id', 'u.email', 'u.full_name as fullName'])
    .where('a.account_id', '=', accountId)
    .where('a.deactivated_at', 'is', null)
    .orderBy('fullName')
    .orderBy('a.id')
    .execute()
}

/** Keeps only the most frequent unmapped names. */
export async function upsertSeenNames(
  db: Db,
  { accountId }: AccountScope,
  names: readonly { hash: Buffer; name: string; rows: number }[],
) {
  if (names.length === 0) return
  const [hashes, texts, rows] = [names.map(({ hash }) => hash), names.map(({ name }) => name), names.map((n) => n.rows)]
  await sql`
    insert into owner_names (account_id, hash, name, rows, seen_at)
    select ${accountId}, hash, name, rows, now()
    from unnest(${hashes}::bytea[], ${texts}::text[], ${rows}::int[]) as seen(hash, name, rows)
    order by hash
    on conflict (account_id, hash) do update set rows = owner_names.rows + excluded.rows, seen_at = excluded.seen_at`.execute(
    db,
  )
  await sql`
    delete from owner_names where account_id = ${accountId} and hash in (
      select hash from owner_names where account_id = ${accountId} and not is_decided
      order by rows desc, seen_at desc, hash offset ${undecidedNameMaximum})`.execute(db)
}

export async function upsertOwnerName(
  db: Db,
  { accountId }: AccountScope,
  { hash, name, agentId }: { hash: Buffer; name: string; agentId: string | null },
): Promise<OwnerName> {
  const mapping = { agent_id: agentId, is_decided: true }
  const row = await db
    .insertInto('owner_names')
    .values({ account_id: accountId, hash, name, ...mapping })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet(mapping))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOwnerName(row)
}

export async function updateOwnerName(
  db: Db,
  { accountId }: AccountScope,
  hash: Buffer,
  agentId: string | null,
): Promise<OwnerName | undefined> {
  const row = await db
    .updateTable('owner_names')
    .set({ agent_id: agentId, is_decided: true })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .returningAll()
    .executeTakeFirst()
  return row && toOwnerName(row)
}

export async function deleteOwnerName(db: Db, { accountId }: AccountScope, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('owner_names')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const toOwnerName = ({ hash, name, agent_id, is_decided, rows, seen_at }: OwnerNameRow): OwnerName => ({
  _id: hash.toString('hex'),
  name,
  agentId: agent_id,
  isDecided: is_decided,
  rows,
  seenAt: seen_at?.toISOString() ?? null,
})
