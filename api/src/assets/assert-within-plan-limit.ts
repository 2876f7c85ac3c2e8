import { isPlanLimitReached } from '@gable/shared/assets/plan-limit.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf, type CountedFeature } from '@gable/shared/plans/plan.ts'
import { getPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { AssetQuery } from './queries.ts'
import { countAssets } from './search-queries.ts'

interface PlanLimitCheck {
  assets: AssetQuery
  feature: CountedFeature
  /** The message when nothing more can be published. */
  refusal: string
}

/** Call `lockPlanLimit` first. Without it, two concurrent requests can both pass. */
export async function assertWithinPlanLimit(db: Db, scope: AccountScope, { assets, feature, refusal }: PlanLimitCheck) {
  const published = await countAssets(assets, ['PUBLISHED'])
  if (isPlanLimitReached(published, allowanceOf(await getPlan(db, scope), feature)))
    throw new Problem('conflict', refusal)
}
