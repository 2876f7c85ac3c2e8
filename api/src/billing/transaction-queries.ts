import { formatOrderNumber, type OrderState } from '@gable/shared/billing/billing.ts'
import type { Transaction, TransactionFilter, TransactionKind } from '@gable/shared/billing/transactions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface TransactionRow {
  id: string
  at: Date
  kind: TransactionKind
  description: string
  count: number
  credits: number | null
  after: number | null
  cents: number | null
  orderId: string | null
  orderNumber: number | null
  orderState: OrderState | null
  total: number
}

type TransactionPage = TransactionFilter & { page: number; pageSize: number }

/** Newest first, and the postcards of a day as one row. */
export async function listTransactions(db: Db, scope: AccountScope, page: TransactionPage) {
  const oneRow = sql`case when cause_type = 'postcard' then (at at time zone zone)::date::text else number::text end`
  const rows = await selectTransactions(db, scope, page, oneRow)
  return { data: rows.map(toTransaction), total: rows[0]?.total ?? 0 }
}

/** Newest first, each movement on its own. */
export const listMovements = (db: Db, scope: AccountScope, page: TransactionPage) =>
  selectTransactions(db, scope, page, sql`number`)

/** What a capture moves was no longer available before, so it is not listed. */
async function selectTransactions(
  db: Db,
  { accountId }: AccountScope,
  filter: TransactionPage,
  oneRow: RawBuilder<unknown>,
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with local as (select time_zone as zone from agencies where account_id = ${accountId}),
    listed as (
      select 'credits ' || max(number) as id, max(at) as at, ${entryKind} as kind, ${description} as description,
        count(*)::int as count, sum(${signedAmount})::int as credits,
        (array_agg(available_after order by number desc))[1] as after, null::int as cents,
        max(case when cause_type = 'purchase' then cause_id end) as "orderId"
      from credit_entries, local
      where account_id = ${accountId} and kind <> 'CAPTURE' and ${isInPeriod('at', filter)}
      group by kind, cause_type, note, ${oneRow}
      union all
      select 'order ' || id, created_at, 'CHARGE', description, 1, null, null, amount_cents, id::text
      from orders, local
      where account_id = ${accountId} and (provider = 'INVOICE' or state = 'PAID') and ${isInPeriod('created_at', filter)}
    )
    select l.*, o.number as "orderNumber", o.state as "orderState", count(*) over ()::int as total
    from listed l left join orders o on o.account_id = ${accountId} and o.id::text = l."orderId"
    where ${filter.kind ?? null}::text is null or l.kind = ${filter.kind ?? null}
    order by l.at desc, l.id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`.execute(db)
  return rows
}

const entryKind = sql`case when kind = 'GRANT' and cause_type <> 'correction' then 'ADDED' when kind = 'GRANT' then 'CORRECTION'
  when kind = 'RESERVE' then 'POSTCARDS' else 'RETURNED' end`

const description = sql`case when note = '' and cause_type = 'task' then 'Getting-started task'
  when note = '' and cause_type = 'grant' then 'Granted by support' else note end`

const signedAmount = sql`case when to_account = 'available' then amount else -amount end`

const isInPeriod = (column: 'at' | 'created_at', { from, till }: TransactionFilter) => sql`
  (${from ?? null}::date is null or ${sql.ref(column)} >= (${from ?? null}::date)::timestamp at time zone zone)
  and (${till ?? null}::date is null or ${sql.ref(column)} < (${till ?? null}::date + 1)::timestamp at time zone zone)`

const toTransaction = (row: TransactionRow): Transaction => ({
  _id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  description: row.description,
  count: row.count,
  credits: row.credits,
  availableAfter: row.after,
  amountCents: row.cents,
  order:
    row.orderId && row.orderNumber !== null && row.orderState
      ? { _id: row.orderId, number: formatOrderNumber(row.orderNumber), state: row.orderState }
      : null,
})
