import type { CountedFeature } from '@gable/shared/plans/plan.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

export const findPlan = (owner: Db, name: string) =>
  owner.selectFrom('plans').select('id').where('plan_name', '=', name).executeTakeFirst()

export const listPlansWithAccounts = (owner: Db) =>
  owner
    .selectFrom('plans as p')
    .select(['p.plan_name as planName', 'p.price_cents as priceCents'])
    .select(['p.numerical_feature_map as features', 'p.feature_flags as flags'])
    .select(sql<number>`(select count(*)::int from agencies a where a.plan_id = p.id)`.as('accounts'))
    .orderBy(sql`(p.numerical_feature_map ->> 'contacts')::bigint nulls first`)
    .orderBy('p.plan_name')
    .execute()

export async function listAccountsOfPlan(owner: Db, planId: string): Promise<string[]> {
  const rows = await owner.selectFrom('agencies').select('account_id').where('plan_id', '=', planId).execute()
  return rows.map(({ account_id }) => account_id)
}

export async function assignPlan(owner: Db, accountId: string, planId: string): Promise<boolean> {
  const row = await owner
    .updateTable('agencies')
    .set({ plan_id: planId })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

interface PlanChange {
  limits: Partial<Record<CountedFeature, number>>
  /** Undefined: the flags and the price stay. */
  flags: string[] | undefined
  priceCents: number | null | undefined
}

/** What is not mentioned stays as it is. Returns the ID. */
export async function upsertPlan(owner: Db, name: string, { limits, flags, priceCents }: PlanChange): Promise<string> {
  const id = (await findPlan(owner, name))?.id ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const featureFlags = flags && JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, true])))
  const price = priceCents === undefined ? {} : { price_cents: priceCents }
  await owner
    .insertInto('plans')
    .values({
      id,
      plan_name: name,
      feature_flags: featureFlags ?? '{}',
      numerical_feature_map: JSON.stringify(limits),
      ...price,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...price,
        ...(featureFlags && { feature_flags: featureFlags }),
        numerical_feature_map: sql`plans.numerical_feature_map || ${JSON.stringify(limits)}::jsonb`,
      }),
    )
    .execute()
  return id
}
