import type { Submission } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { changeState } from './change-queries.ts'
import { findSubmission } from './find-submission.ts'

/** The contact and the lead it made stay: somebody may have worked on them. */
export async function markAsSpam(db: Db, scope: Scope, id: string): Promise<Submission> {
  const isChanged = await changeState(db, scope, id, ['NEW', 'READ'], 'SPAM')
  if (isChanged) await notify(db, scope, { kind: 'submission-changed', submissionId: id })
  return findSubmission(db, scope, id)
}
