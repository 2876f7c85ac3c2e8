import { isUsedUp } from '@gable/shared/assets/allowance.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf, type CountedFeature } from '@gable/shared/plans/plan.ts'
import { readPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Subjects } from './queries.ts'
import { countSubjects } from './search-queries.ts'

/** For one who has queued for it: what others publish at the same time is counted. */
export async function refuseBeyondAllowance(
  db: Db,
  scope: AccountScope,
  { subjects, feature, refusal }: { subjects: Subjects; feature: CountedFeature; refusal: string },
) {
  const published = await countSubjects(subjects, ['PUBLISHED'])
  if (isUsedUp(published, allowanceOf(await readPlan(db, scope), feature))) throw new Problem('conflict', refusal)
}
