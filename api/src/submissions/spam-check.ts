import { findSpamReason, spamLimits } from '@gable/shared/submissions/spam.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import type { IncomingSubmission } from './incoming-submission.ts'
import type { Sender } from './sender.ts'

/** Returns why the submission is spam, if it is. Each call counts against the sender's rate limit. */
export const getSpamReason = (
  { website, elapsed }: Pick<VisitorSubmission, 'website' | 'elapsed'>,
  { details, subjectId }: Pick<IncomingSubmission, 'details' | 'subjectId'>,
  { userAgent, visitorHash }: Sender,
): string | undefined =>
  findSpamReason({
    details,
    website,
    elapsed,
    isBot: isBotRequest({ 'user-agent': userAgent }),
    isRateLimited: visitorLimiter.consume(visitorHash, 1) > 0 || assetLimiter.consume(subjectId, 1) > 0,
  })

/** Far more than a person would send, and enough to fill a disk overnight. */
export const isFlooding = ({ visitorHash }: Pick<Sender, 'visitorHash'>): boolean =>
  floodLimiter.consume(visitorHash, 1) > 0

const floodLimiter = createRateLimiter(spamLimits.floodOfVisitor)
const visitorLimiter = createRateLimiter(spamLimits.fromVisitor)
const assetLimiter = createRateLimiter(spamLimits.toSubject)
