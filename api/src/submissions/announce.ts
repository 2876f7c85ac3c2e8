import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { readBranding } from '../branding/queries.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { announce, recipientsOf } from './announce-queries.ts'
import { submissionLetter } from './letter.ts'

/** Writes to whoever looks after the lead. The letters and the mark that they were asked for are one transaction. */
export const announceSubmission =
  (origin: { console: string; pictures: string }): Tasks['announce-submission'] =>
  ({ db, payload }) =>
    inAccountOfJob(db, payload, async (db, scope) => {
      const submission = await announce(db, scope, payload.submissionId)
      if (!submission) return
      const branding = await readBranding(db, scope, submission.brandingId)
      const letterhead = branding && { brand: publicBrandOf(branding), origin: origin.pictures }
      const url = `${origin.console}/a/${scope.accountId}/submissions?submission=${submission.id}`
      for (const to of await recipientsOf(db, scope, submission.agentId))
        await enqueue(db, 'send-mail', submissionLetter({ to, submission, letterhead, url }))
    })
