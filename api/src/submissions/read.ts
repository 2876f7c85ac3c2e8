import type { Submission } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { changeState } from './change-queries.ts'
import { findSubmission } from './find-submission.ts'

/** Only what is new becomes read: opening what somebody has read, or put aside, changes nothing. */
export const markRead = (db: Db, scope: Scope, id: string) => move(db, scope, id, 'NEW', 'READ')

export const markUnread = (db: Db, scope: Scope, id: string) => move(db, scope, id, 'READ', 'NEW')

async function move(db: Db, scope: Scope, id: string, from: 'NEW' | 'READ', to: 'NEW' | 'READ'): Promise<Submission> {
  const isChanged = await changeState(db, scope, id, [from], to)
  if (isChanged) await notify(db, scope, { kind: 'submission-changed', submissionId: id })
  return findSubmission(db, scope, id)
}
