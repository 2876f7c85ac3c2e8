import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { getBranding } from '../branding/queries.ts'
import { listEmailRecipients, toLeadKind } from '../notifications/insert-queries.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { markAnnounced } from './announce-queries.ts'
import { renderSubmissionEmail } from './submission-email.ts'

/** Emails the people responsible for a new lead, and has the visitor answered. Enqueuing all of it and marking the submission is one transaction. */
export const announceSubmission =
  (origin: { console: string; pictures: string }): Tasks['announce-submission'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const submission = await markAnnounced(db, scope, payload.submissionId)
      if (!submission) return
      const { agentId } = submission
      const branding = await getBranding(db, scope, submission.brandingId)
      const layout = branding && { brand: toPublicBrand(branding), origin: origin.pictures }
      const url = `${origin.console}/a/${scope.accountId}/submissions?submission=${submission.id}`
      for (const to of await listEmailRecipients(db, scope, toLeadKind(agentId), agentId))
        await enqueue(db, 'send-mail', renderSubmissionEmail({ to, submission, layout, url }))
      await enqueue(db, 'send-answer', payload)
    })
