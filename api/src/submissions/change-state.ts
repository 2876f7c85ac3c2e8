import type { Submission, SubmissionState } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { updateSubmissionState } from './change-queries.ts'
import { getSubmissionOrThrow } from './queries.ts'

/** Affects only new submissions, so opening one that was read or marked as spam changes nothing. */
export const markRead = (db: Db, scope: Scope, id: string) => changeState(db, scope, id, ['NEW'], 'READ')

export const markUnread = (db: Db, scope: Scope, id: string) => changeState(db, scope, id, ['READ'], 'NEW')

/** Keeps the contact and lead that the submission created, because an agent may have worked on them. */
export const markAsSpam = (db: Db, scope: Scope, id: string) => changeState(db, scope, id, ['NEW', 'READ'], 'SPAM')

async function changeState(
  db: Db,
  scope: Scope,
  id: string,
  from: SubmissionState[],
  to: SubmissionState,
): Promise<Submission> {
  const isChanged = await updateSubmissionState(db, scope, id, from, to)
  if (isChanged) await publishLiveEvent(db, scope, { kind: 'submission-changed', submissionId: id })
  return getSubmissionOrThrow(db, scope, id)
}
