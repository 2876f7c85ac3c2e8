import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import { notRecorded, type Traffic } from '@gable/shared/traffic/traffic.ts'
import { type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { type ReceivedSubmission, type SubmissionOutcome, toOutcomeColumns } from './submission-queries.ts'

/** Returns whether the submission moved from one of the `from` states to `to`. */
export async function updateSubmissionState(
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
      spam_reason: to === 'SPAM' ? markedByAgent : null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markedByAgent = 'Someone on your team marked it as spam.'

/** Locks a spam submission so that concurrent requests cannot process it twice. */
export async function lockSpamSubmission(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<(Omit<ReceivedSubmission, 'piece'> & { isProcessed: boolean }) | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'SPAM')
    .forNoKeyUpdate()
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
      clickIds: row.click_ids,
      traffic: toStoredTraffic(row),
      language: row.language,
      formId: row.form_id,
      formName: row.form_name,
      leadType: row.lead_type,
      details: row.details,
      answers: row.answers,
      contactChanges: row.contact_changes,
      dashboardButton: row.dashboard_button,
      address: row.address,
      isProcessed: row.contact_id !== null || row.lead_id !== null,
    }
  )
}

const toStoredTraffic = ({
  campaign,
  source,
  medium,
  site,
  device,
  split_test_id: splitTestId,
  variant,
}: Pick<
  Selectable<Schema['submissions']>,
  'campaign' | 'source' | 'medium' | 'site' | 'device' | 'split_test_id' | 'variant'
>): Traffic | null =>
  campaign === null
    ? null
    : {
        campaign,
        source: source ?? '',
        medium: medium ?? '',
        referrer: site ?? '',
        device: device ?? notRecorded,
        ...(splitTestId && variant && { splitTestId, variant }),
      }

export const acceptSpamSubmission = (db: Db, { accountId, agentId }: Scope, id: string, outcome: SubmissionOutcome) =>
  db
    .updateTable('submissions')
    .set({ state: 'READ', spam_reason: null, read_by: agentId, read_at: sql`now()`, ...toOutcomeColumns(outcome) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)

export const linkConsentToContact = (db: Db, { accountId }: AccountScope, submissionId: string, contactId: string) =>
  db
    .updateTable('consents')
    .set({ contact_id: contactId })
    .where('account_id', '=', accountId)
    .where('submission_id', '=', submissionId)
