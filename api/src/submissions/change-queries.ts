import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { idsOf, type Outcome, type Received } from './submission-queries.ts'

/** Whether it was in one of these states and is in the other now. */
export async function changeState(
  db: Db,
  { accountId, agentId }: Scope,
  id: string,
  from: SubmissionState[],
  to: SubmissionState,
): Promise<boolean> {
  const isUnread = to === 'NEW'
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({
      state: to,
      read_by: isUnread ? null : sql`coalesce(read_by, ${agentId})`,
      read_at: isUnread ? null : sql`coalesce(read_at, now())`,
      spam_reason: to === 'SPAM' ? markedByHand : null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const markedByHand = 'Somebody of the agency marked it as spam.'

/** A submission that was put aside, held against everybody else who would take it in at this moment. */
export async function lockSpam(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<(Received & { isTakenIn: boolean }) | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'SPAM')
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id,
      at: row.at,
      kind: row.subject,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      visitId: row.visit_id,
      page: row.page_url,
      referrer: row.referrer,
      language: row.language,
      formId: row.form_id,
      formName: row.form_name,
      leadType: row.lead_type,
      details: row.details,
      answers: row.answers,
      address: row.address,
      isTakenIn: row.contact_id !== null || row.lead_id !== null,
    }
  )
}

export const acceptSubmission = (db: Db, { accountId, agentId }: Scope, id: string, outcome: Outcome) =>
  db
    .updateTable('submissions')
    .set({ state: 'READ', spam_reason: null, read_by: agentId, read_at: sql`now()`, ...idsOf(outcome) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)

export const consentOf = (db: Db, { accountId }: AccountScope, submissionId: string, contactId: string) =>
  db
    .updateTable('consents')
    .set({ contact_id: contactId })
    .where('account_id', '=', accountId)
    .where('submission_id', '=', submissionId)
