import {
  type CreditAccount,
  type CreditBalance,
  type CreditCause,
  type CreditEntryKind,
  creditAccounts,
} from '@gable/shared/credits/credits.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { liveChannel } from '../platform/live/notification.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface CreditMovement {
  /** Makes the movement once. */
  key: string
  amount: number
  cause: CreditCause
}

interface LockedBalance extends CreditBalance {
  /** The number of the last entry. */
  lastEntry: number
}

export const selectBalance = (db: Db, { accountId }: AccountScope): Promise<CreditBalance | undefined> =>
  db.selectFrom('credit_balances').select(creditAccounts).where('account_id', '=', accountId).executeTakeFirst()

/** Everyone who moves credits of the account takes this lock first, so they run one at a time and never deadlock. */
export async function lockBalance(db: Db, { accountId }: AccountScope): Promise<LockedBalance> {
  const lock = async () => {
    const { rows } = await sql<LockedBalance>`${prepared}
      select available, reserved, spent, granted, last_entry as "lastEntry" from credit_balances
      where account_id = ${accountId} for no key update`.execute(db)
    return rows[0]
  }
  const locked = await lock()
  if (locked) return locked
  await db
    .insertInto('credit_balances')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const created = await lock()
  invariant(created, 'the balance of an account without entries was not created')
  return created
}

/** Stops at the first key that the balance does not reach. */
export const insertReservations = (
  db: Db,
  { accountId }: AccountScope,
  before: LockedBalance,
  wanted: readonly CreditMovement[],
) =>
  insertEntries(
    db,
    accountId,
    before,
    'RESERVE',
    sql`
      select position, key, 'available' as from_account, 'reserved' as to_account, amount, cause_type, cause_id, note
      from (
        select *, sum(amount) over (order by position) as total
        from (
          select distinct on (key) *
          from unnest(${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ amount }) => amount)}::int[],
            ${wanted.map(({ cause }) => cause.type)}::text[], ${wanted.map(({ cause }) => cause.id ?? null)}::text[],
            ${wanted.map(({ cause }) => cause.note ?? '')}::text[])
            with ordinality as w(key, amount, cause_type, cause_id, note, position)
          order by key, position
        ) named
        where not exists (select from credit_entries e
          where e.account_id = ${accountId} and e.key = named.key and e.kind = 'RESERVE')
      ) summed
      where total <= ${before.available}::int`,
  )

/** The keys that are reserved or captured. */
export async function findReservedKeys(db: Db, { accountId }: AccountScope, keys: readonly string[]) {
  const { rows } = await sql<{ key: string }>`${prepared}
    select key from credit_entries r where account_id = ${accountId} and kind = 'RESERVE' and key = any(${keys}::text[])
      and not exists (select from credit_entries e
        where e.account_id = ${accountId} and e.key = r.key and e.kind = 'RELEASE')`.execute(db)
  return rows.map(({ key }) => key)
}

export const insertCaptures = (db: Db, { accountId }: AccountScope, before: LockedBalance, keys: readonly string[]) =>
  insertEntries(
    db,
    accountId,
    before,
    'CAPTURE',
    sql`
      select number as position, key, 'reserved' as from_account, 'spent' as to_account, amount, cause_type, cause_id, note
      from credit_entries r
      where account_id = ${accountId} and kind = 'RESERVE' and key = any(${keys}::text[])
        and not exists (select from credit_entries e
          where e.account_id = ${accountId} and e.key = r.key and e.kind in ('CAPTURE', 'RELEASE'))`,
  )

export const insertReleases = (
  db: Db,
  { accountId }: AccountScope,
  before: LockedBalance,
  keys: readonly string[],
  reason: string,
) =>
  insertEntries(
    db,
    accountId,
    before,
    'RELEASE',
    sql`
      select number as position, key,
        case when exists (select from credit_entries e
          where e.account_id = ${accountId} and e.key = r.key and e.kind = 'CAPTURE') then 'spent' else 'reserved' end as from_account,
        'available' as to_account, amount, cause_type, cause_id, ${reason}::text as note
      from credit_entries r
      where account_id = ${accountId} and kind = 'RESERVE' and key = any(${keys}::text[])
        and not exists (select from credit_entries e
          where e.account_id = ${accountId} and e.key = r.key and e.kind = 'RELEASE')`,
  )

/** Undefined when the key was granted before. */
export async function insertGrant(
  db: Db,
  { accountId }: AccountScope,
  before: LockedBalance,
  { key, amount, cause }: CreditMovement,
): Promise<MovedBalance | 'too little' | undefined> {
  const { rows } = await sql`select from credit_entries
    where account_id = ${accountId} and key = ${key} and kind = 'GRANT'`.execute(db)
  if (rows.length > 0) return undefined
  if (before.available + amount < 0) return 'too little'
  const [from, to] = amount > 0 ? ['granted', 'available'] : ['available', 'granted']
  return insertEntries(
    db,
    accountId,
    before,
    'GRANT',
    sql`select 1 as position, ${key}::text as key, ${from} as from_account, ${to} as to_account,
      ${Math.abs(amount)}::int as amount, ${cause.type} as cause_type, ${cause.id ?? null}::text as cause_id,
      ${cause.note ?? ''} as note`,
  )
}

export interface MovedBalance extends CreditBalance {
  /** The keys that moved. */
  keys: string[]
  /** Credits are bought when fewer than these are available. Null: they are not. */
  rechargeBelow: number | null
}

/**
 * Numbers the movements, inserts them, updates the balance and tells the open consoles, in one statement: the next caller
 * waits meanwhile. Undefined when there are none.
 */
async function insertEntries(
  db: Db,
  accountId: string,
  before: LockedBalance,
  kind: CreditEntryKind,
  movements: RawBuilder<unknown>,
): Promise<MovedBalance | undefined> {
  const { rows } = await sql<MovedBalance>`${prepared}
    with movements as (${movements}), inserted as (
      insert into credit_entries (account_id, number, key, kind, from_account, to_account, amount, available_after,
        cause_type, cause_id, note)
      select ${accountId}, ${before.lastEntry}::int + row_number() over (order by position), key, ${sql.lit(kind)},
        from_account, to_account, amount, ${before.available}::int + sum(${signedAmount('available')}) over (order by position),
        cause_type, cause_id, note
      from movements order by position
      returning number, key, from_account, to_account, amount
    ), sums as (
      select max(number) as number, array_agg(key) as keys, sum(${signedAmount('available')}) as available,
        sum(${signedAmount('reserved')}) as reserved, sum(${signedAmount('spent')}) as spent,
        -sum(${signedAmount('granted')}) as granted
      from inserted
    ), moved as (
      update credit_balances b set last_entry = sums.number, available = b.available + sums.available,
        reserved = b.reserved + sums.reserved, spent = b.spent + sums.spent, granted = b.granted + sums.granted
      from sums where b.account_id = ${accountId} and sums.number is not null
      returning b.available, b.reserved, b.spent, b.granted, b.recharge_below as "rechargeBelow", sums.keys
    )
    select moved.*, pg_notify(${liveChannel}, ${balanceEvent(accountId)}) from moved`.execute(db)
  return rows[0]
}

/** As `serializeLiveEvent` writes it, with the balance that the statement computes. */
const balanceEvent = (accountId: string) => sql`jsonb_build_object('accountId', ${accountId}::text,
  'event', jsonb_build_object('kind', 'credits', 'balance', moved.available))::text`

const signedAmount = (account: CreditAccount) => sql`case when to_account = ${sql.lit(account)} then amount
  when from_account = ${sql.lit(account)} then -amount else 0 end`

/** The balance as the entries sum up to. What is granted comes from outside, so its account is negative. */
export async function recountBalance(db: Db, { accountId }: AccountScope): Promise<CreditBalance> {
  const { rows } = await sql<CreditBalance>`
    select coalesce(sum(${signedAmount('available')}), 0)::int as available,
      coalesce(sum(${signedAmount('reserved')}), 0)::int as reserved,
      coalesce(sum(${signedAmount('spent')}), 0)::int as spent,
      coalesce(-sum(${signedAmount('granted')}), 0)::int as granted
    from credit_entries where account_id = ${accountId}`.execute(db)
  invariant(rows[0], 'a sum without groups returned no row')
  return rows[0]
}
