import {
  type BillTo,
  formatOrderNumber,
  type Order,
  type OrderKind,
  type PaymentProvider,
} from '@gable/shared/billing/billing.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { BillingTables } from '../database/schema/billing.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type OrderRow = Selectable<BillingTables['orders']> & { orderer: string | null }

export interface OrderToInsert {
  id: string
  kind: OrderKind
  credits: number | null
  planId: string | null
  description: string
  amountCents: number
  provider: PaymentProvider
  isAutomatic?: boolean
  orderedBy: string | null
  billTo: BillTo
  dueAt: Date | null
}

/** Undefined when the ID exists, or when an open order excludes another one. */
export async function insertOrder(db: Db, { accountId }: AccountScope, order: OrderToInsert) {
  const inserted = await db
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: order.id,
      kind: order.kind,
      credits: order.credits,
      plan_id: order.planId,
      description: order.description,
      amount_cents: order.amountCents,
      provider: order.provider,
      is_automatic: order.isAutomatic ?? false,
      ordered_by: order.orderedBy,
      bill_to: JSON.stringify(order.billTo),
      due_at: order.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

const selectOrders = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('orders as o')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'o.account_id').onRef('a.id', '=', 'o.ordered_by'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('o')
    .select('u.display_name as orderer')
    .where('o.account_id', '=', accountId)

export const getOrder = (db: Db, scope: AccountScope, id: string): Promise<OrderRow | undefined> =>
  selectOrders(db, scope).where('o.id', '=', id).executeTakeFirst()

export const lockOrder = (db: Db, scope: AccountScope, id: string): Promise<OrderRow | undefined> =>
  selectOrders(db, scope).where('o.id', '=', id).forUpdate('o').executeTakeFirst()

export const getOpenPlanOrder = (db: Db, scope: AccountScope): Promise<OrderRow | undefined> =>
  selectOrders(db, scope).where('o.kind', '=', 'PLAN').where('o.state', '=', 'OPEN').executeTakeFirst()

export const getOpenRecharge = (db: Db, scope: AccountScope): Promise<OrderRow | undefined> =>
  selectOrders(db, scope).where('o.is_automatic', '=', true).where('o.state', '=', 'OPEN').executeTakeFirst()

/** A checkout of a payment provider lasts a day. */
export const listOpenOrders = (db: Db, scope: AccountScope): Promise<OrderRow[]> =>
  selectOrders(db, scope)
    .where('o.state', '=', 'OPEN')
    .where(sql<SqlBool>`(o.provider = 'INVOICE' or o.created_at > now() - interval '1 day')`)
    .orderBy('o.created_at', 'desc')
    .limit(20)
    .execute()

export const updateOrder = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Partial<Pick<BillingTables['orders'], 'checkout_id' | 'checkout_url' | 'external_id' | 'paid_at'>> & {
    state?: Order['state']
    note?: string
  },
) => db.updateTable('orders').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

/** What automatic orders of this month cost. */
export async function sumRechargesOfMonth(db: Db, { accountId }: AccountScope): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from orders
    where account_id = ${accountId} and is_automatic and state <> 'CANCELED' and created_at >= date_trunc('month', now())`.execute(
    db,
  )
  invariant(rows[0], 'a sum without groups returned no row')
  return rows[0].cents
}

/** Records a renewal that the payment provider charged. False when it was recorded before. */
export async function insertRenewal(
  db: Db,
  { accountId }: AccountScope,
  renewal: { id: string; planId: string; description: string; amountCents: number; externalId: string; paidAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: renewal.id,
      kind: 'PLAN',
      plan_id: renewal.planId,
      description: renewal.description,
      amount_cents: renewal.amountCents,
      provider: 'STRIPE',
      state: 'PAID',
      bill_to: '{}',
      paid_at: renewal.paidAt,
      external_id: renewal.externalId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Every open invoice of the installation. */
export async function listOpenInvoices(owner: Db) {
  const { rows } = await sql<{ number: number; description: string; cents: number; agency: string; due: Date | null }>`
    select o.number, o.description, o.amount_cents as cents, a.name as agency, o.due_at as due
    from orders o join agencies a on a.account_id = o.account_id
    where o.state = 'OPEN' and o.provider = 'INVOICE' order by o.created_at`.execute(owner)
  return rows
}

export const findInvoice = (owner: Db, number: number) =>
  owner
    .selectFrom('orders')
    .select(['account_id as accountId', 'id', 'state', 'provider', 'description'])
    .where('number', '=', number)
    .executeTakeFirst()

export const toOrder = (row: OrderRow): Order => ({
  _id: row.id,
  number: formatOrderNumber(row.number),
  kind: row.kind,
  description: row.description,
  credits: row.credits,
  amountCents: row.amount_cents,
  provider: row.provider,
  state: row.state,
  isAutomatic: row.is_automatic,
  orderedBy: row.orderer,
  billTo: { name: row.bill_to.name ?? '', address: row.bill_to.address ?? '' },
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  note: row.note,
  checkoutUrl: row.state === 'OPEN' ? row.checkout_url : null,
})
