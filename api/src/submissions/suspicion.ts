import { spamLimits, spamReasonOf } from '@gable/shared/submissions/spam.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { openCrowdLimit } from '../ingest/crowd-limit.ts'
import { isMachine } from '../ingest/machines.ts'
import type { Arrival } from './arrival.ts'
import type { Sender } from './submit.ts'

/** Why a submission is put aside, if it is. Whoever sends another counts one more. */
export const suspicionOf = (
  { website, elapsed }: Pick<VisitorSubmission, 'website' | 'elapsed'>,
  { details, subjectId }: Pick<Arrival, 'details' | 'subjectId'>,
  { userAgent, visitorHash }: Sender,
): string | undefined =>
  spamReasonOf({
    details,
    website,
    elapsed,
    isMachine: isMachine({ 'user-agent': userAgent }),
    isCrowd: visitors.spend(visitorHash, 1) > 0 || subjects.spend(subjectId, 1) > 0,
  })

/** Far more than anybody means, and enough to fill a disk in a night. */
export const isFlood = ({ visitorHash }: Pick<Sender, 'visitorHash'>): boolean => floods.spend(visitorHash, 1) > 0

const floods = openCrowdLimit(spamLimits.floodOfVisitor)
const visitors = openCrowdLimit(spamLimits.fromVisitor)
const subjects = openCrowdLimit(spamLimits.toSubject)
