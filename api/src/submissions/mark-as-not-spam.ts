import { isPlausibleEventTime } from '@gable/shared/ingest/event-time.ts'
import type { Submission } from '@gable/shared/submissions/submission.ts'
import { findSubmissionOrigin } from '../email-tracking/attribution.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { applyFormConsent } from '../texts/change-permission.ts'
import {
  acceptSpamSubmission,
  linkConsentToContact,
  lockSpamSubmission,
  updateSubmissionState,
} from './change-queries.ts'
import { getSubmissionContext, openAccountForSubmitter } from './context-queries.ts'
import { keepCurrentAttributes } from './custom-answers.ts'
import { listLockKeys } from './incoming-submission.ts'
import { toSubmissionNotification } from './notification.ts'
import { publishNotifications } from './notification-queries.ts'
import { processSubmission } from './process-submission.ts'
import { getSubmissionOrThrow } from './queries.ts'

/** Processes a submission that went straight to spam, once. One that had been processed before only becomes read again. */
export async function markAsNotSpam(db: Db, scope: Scope, id: string): Promise<Submission> {
  const submission = await lockSpamSubmission(db, scope, id)
  if (submission && !submission.isProcessed) {
    await openAccountForSubmitter(db, scope, listLockKeys(scope, submission))
    const context = await getSubmissionContext(db, scope, { ...submission, tab: 0, address: submission.address ?? '' })
    // Statistics of past months are final, so an old submission counts as of now.
    const at = isPlausibleEventTime(submission.at.getTime(), Date.now()) ? submission.at : new Date()
    const received = {
      ...submission,
      at,
      piece: await findSubmissionOrigin(db, scope, submission.page),
      contactChanges: await keepCurrentAttributes(db, scope, submission.contactChanges),
    }
    await processSubmission(db, scope, received, context, (outcome) => [
      acceptSpamSubmission(db, scope, id, outcome),
      linkConsentToContact(db, scope, id, outcome.contactId),
    ])
    await applyFormConsent(db, scope, id)
    await publishNotifications(db, [toSubmissionNotification(scope, received)])
  } else if (submission) {
    await updateSubmissionState(db, scope, id, ['SPAM'], 'READ')
  }
  if (submission) await publishLiveEvent(db, scope, { kind: 'submission-changed', submissionId: id })
  return getSubmissionOrThrow(db, scope, id)
}
