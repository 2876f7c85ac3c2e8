import type { Allowance, BillTo, Reservation } from '@gable/shared/billing/billing.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { countedFeatures } from '@gable/shared/plans/plan.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { BillingTables } from '../database/schema/billing.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type SubscriptionRow = Omit<Selectable<BillingTables['subscriptions']>, 'account_id'>

export const getSubscription = (db: Db, { accountId }: AccountScope): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .select([
      ...(['state', 'renews_at', 'ends', 'customer_id', 'subscription_id', 'reported_at'] as const),
      ...(['recharge_pack', 'recharge_monthly_cents', 'recharge_problem'] as const),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Creates the row if needed. */
export const updateSubscription = (
  db: Db,
  { accountId }: AccountScope,
  change: Omit<Updateable<BillingTables['subscriptions']>, 'account_id'>,
) =>
  db
    .insertInto('subscriptions')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute()

/** Locks the row, and creates it if needed. */
export async function lockSubscription(db: Db, scope: AccountScope): Promise<SubscriptionRow> {
  const { accountId } = scope
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`select from subscriptions where account_id = ${accountId} for update`.execute(db)
  const row = await getSubscription(db, scope)
  invariant(row, 'the subscription was not created')
  return row
}

interface BilledAgency {
  planId: string | null
  freezesAt: Date | null
  billTo: BillTo
}

export async function getBilledAgency(db: Db, { accountId }: AccountScope): Promise<BilledAgency> {
  const row = await db
    .selectFrom('agencies as a')
    .select(['a.name', 'a.plan_id as planId', 'a.soft_freeze_after as freezesAt'])
    .select(
      sql<string | null>`(select b.details->>'address' from brandings b
        where b.account_id = a.account_id order by b.is_default desc limit 1)`.as('address'),
    )
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { planId: row.planId, freezesAt: row.freezesAt, billTo: { name: row.name, address: row.address ?? '' } }
}

/** A plan that is paid also ends a suspension. */
export const updatePlanOfAgency = (db: Db, { accountId }: AccountScope, planId: string) =>
  db
    .updateTable('agencies')
    .set({ plan_id: planId, soft_freeze_after: null })
    .where('account_id', '=', accountId)
    .execute()

export const suspendAgency = (db: Db, { accountId }: AccountScope, at: Date) =>
  db.updateTable('agencies').set({ soft_freeze_after: at }).where('account_id', '=', accountId).execute()

export const listPricedPlans = (db: Db) =>
  db
    .selectFrom('plans')
    .select(['id', 'plan_name as planName', 'price_cents as priceCents', 'numerical_feature_map as features'])
    .orderBy(sql`(numerical_feature_map ->> 'contacts')::bigint nulls first`)
    .orderBy('plan_name')
    .execute()

/** What counts against the limits of a plan. */
export async function countUsedFeatures(db: Db, { accountId }: AccountScope): Promise<Omit<Allowance, 'available'>[]> {
  const countAssets = (kind: string, owner: 'account' | 'agent') =>
    sql`(select count(*)::int from assets where account_id = ${accountId} and kind = ${kind} and status = 'PUBLISHED'
      and agent_id is ${owner === 'account' ? sql`null` : sql`not null`})`
  const { rows } = await sql<Record<Allowance['feature'], number>>`
    select ${countAssets('widget', 'account')} as widgets, ${countAssets('landing-page', 'account')} as "landing-pages",
      ${countAssets('landing-page', 'agent')} as "personalized-urls",
      (select count(*)::int from agents where account_id = ${accountId} and deactivated_at is null) as "team-members",
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null) as contacts`.execute(
    db,
  )
  return countedFeatures.map((feature) => ({ feature, used: rows[0]?.[feature] ?? 0 }))
}

/** What credits are reserved for. */
export async function listReservations(db: Db, { accountId }: AccountScope): Promise<Reservation[]> {
  const { rows } = await sql<Reservation>`
    select note, count(*)::int as count, sum(amount)::int as credits from credit_entries r
    where account_id = ${accountId} and kind = 'RESERVE' and not exists (select from credit_entries e
      where e.account_id = r.account_id and e.key = r.key and e.kind in ('CAPTURE', 'RELEASE'))
    group by note order by credits desc limit 20`.execute(db)
  return rows
}

export const setRechargeThreshold = (db: Db, { accountId }: AccountScope, below: number | null) =>
  db
    .insertInto('credit_balances')
    .values({ account_id: accountId, recharge_below: below })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ recharge_below: below }))
    .execute()

export async function getRechargeThreshold(db: Db, { accountId }: AccountScope): Promise<number | null> {
  const row = await db
    .selectFrom('credit_balances')
    .select('recharge_below')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.recharge_below ?? null
}
