import { findSpamReason } from '@gable/shared/submissions/spam.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import type { IncomingSubmission } from './incoming-submission.ts'
import type { Sender } from './sender.ts'

/** Returns why the submission is spam, if it is. */
export const getSpamReason = (
  { website, elapsed }: Pick<VisitorSubmission, 'website' | 'elapsed'>,
  { details }: Pick<IncomingSubmission, 'details'>,
  { userAgent }: Sender,
  isRateLimited: boolean,
): string | undefined =>
  findSpamReason({ details, website, elapsed, isBot: isBotRequest({ 'user-agent': userAgent }), isRateLimited })
