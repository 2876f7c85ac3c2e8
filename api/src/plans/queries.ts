import type { Plan } from '@gable/shared/plans/plan.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** All plans, the one with the fewest contacts first. */
export const listPlans = (db: Db): Promise<Plan[]> =>
  db
    .selectFrom('plans')
    .select(planColumns)
    .orderBy(sql`(numerical_feature_map ->> 'contacts')::bigint nulls first`)
    .orderBy('plan_name')
    .execute()

/** The plan of the account. A canceled account has a plan without a name, which allows nothing. */
export async function getPlan(db: Db, { accountId }: AccountScope): Promise<Plan> {
  const plan = await db
    .selectFrom('agencies')
    .innerJoin('plans', 'plans.id', 'agencies.plan_id')
    .select(planColumns)
    .where('agencies.account_id', '=', accountId)
    .executeTakeFirst()
  return plan ?? { planName: null, featureFlags: {}, numericalFeatureMap: {} }
}

const planColumns = [
  'plans.plan_name as planName',
  'plans.feature_flags as featureFlags',
  'plans.numerical_feature_map as numericalFeatureMap',
] as const
