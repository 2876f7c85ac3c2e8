import type { LiveEvent } from '@gable/shared/live/events.ts'
import type { JobPayloads } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Received } from './submission-queries.ts'

/** What follows from a submission: a letter to whoever looks after it, and a word to every open console. */
export interface News {
  scope: AccountScope
  event: LiveEvent
  job: JobPayloads['announce-submission']
}

export const newsOf = (scope: AccountScope, { id, details, subjectName }: Received): News => ({
  scope,
  event: {
    kind: 'submission',
    submissionId: id,
    name: `${details.firstName} ${details.lastName}`,
    subjectName: subjectName.slice(0, 200),
  },
  job: { accountId: scope.accountId, submissionId: id },
})
