import { Problem } from '@gable/shared/http/problem.ts'
import type { Submission } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readSubmission } from './queries.ts'

export async function findSubmission(db: Db, scope: AccountScope, id: string): Promise<Submission> {
  const submission = await readSubmission(db, scope, id)
  if (!submission) throw new Problem('not_found', 'This submission does not exist')
  return submission
}
