import type { LiveEvent } from '@gable/shared/live/events.ts'
import type { JobPayloads } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ReceivedSubmission } from './submission-queries.ts'

/** A new submission's follow-ups: the job that emails its agents, and the live event for open consoles. */
export interface SubmissionNotification {
  scope: AccountScope
  event: LiveEvent
  job: JobPayloads['announce-submission']
}

export const toSubmissionNotification = (
  scope: AccountScope,
  { id, details, subjectName }: ReceivedSubmission,
): SubmissionNotification => ({
  scope,
  event: {
    kind: 'submission',
    submissionId: id,
    name: `${details.firstName} ${details.lastName}`,
    subjectName: subjectName.slice(0, 200),
  },
  job: { accountId: scope.accountId, submissionId: id },
})
