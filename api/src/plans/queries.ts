import type { Plan } from '@gable/shared/plans/plan.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The plan of the account. A cancelled account has one without a name, which allows nothing. */
export async function readPlan(db: Db, { accountId }: AccountScope): Promise<Plan> {
  const plan = await db
    .selectFrom('agencies')
    .innerJoin('plans', 'plans.id', 'agencies.plan_id')
    .select([
      'plans.plan_name as planName',
      'plans.feature_flags as featureFlags',
      'plans.numerical_feature_map as numericalFeatureMap',
    ])
    .where('agencies.account_id', '=', accountId)
    .executeTakeFirst()
  return plan ?? { planName: null, featureFlags: {}, numericalFeatureMap: {} }
}
