import { sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'
import type { Received } from './submission-queries.ts'

/** Counted last: the counters of a busy page are held no longer than the commit takes. */
export const countSubmission = ({ accountId }: AccountScope, { id, at, kind, subjectId, visitId }: Received) => {
  const event = {
    account_id: accountId,
    id,
    at,
    type: 'submission',
    subject: kind,
    subject_id: subjectId,
    visit_id: visitId,
  }
  return sql`(select count(*) from record_events(${JSON.stringify([event])}::jsonb))`
}
