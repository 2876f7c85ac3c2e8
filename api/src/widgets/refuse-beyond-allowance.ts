import { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { isUsedUp } from '@gable/shared/widgets/allowance.ts'
import { readPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countWidgets } from './search-queries.ts'

/** For one who has queued for it: what others publish at the same time is counted. */
export async function refuseBeyondAllowance(db: Db, scope: AccountScope, refusal: string) {
  const published = await countWidgets(db, scope, ['PUBLISHED'])
  const allowed = allowanceOf(await readPlan(db, scope), 'widgets')
  if (isUsedUp(published, allowed)) throw new Problem('conflict', refusal)
}
