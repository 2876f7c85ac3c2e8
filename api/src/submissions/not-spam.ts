import { isCredible } from '@gable/shared/ingest/clock.ts'
import type { Submission } from '@gable/shared/submissions/submission.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { acceptSubmission, changeState, consentOf, lockSpam } from './change-queries.ts'
import { openInTurn, readCircumstances } from './circumstance-queries.ts'
import { findSubmission } from './find-submission.ts'
import { newsOf } from './news.ts'
import { tellAll } from './news-queries.ts'
import { takeIn } from './take-in.ts'

/** Takes in what was put aside, once; what had been taken in before it was marked is only read again. */
export async function notSpam(db: Db, scope: Scope, id: string): Promise<Submission> {
  const held = await lockSpam(db, scope, id)
  if (held && !held.isTakenIn) {
    await openInTurn(db, scope, held)
    const circumstances = await readCircumstances(db, scope, { ...held, tab: 0, address: held.address ?? '' })
    // A month that has long been counted is not opened again: the agency learns of it today.
    const at = isCredible(held.at.getTime(), Date.now()) ? held.at : new Date()
    const received = { ...held, at }
    await takeIn(db, scope, received, circumstances, (outcome) => [
      acceptSubmission(db, scope, id, outcome),
      consentOf(db, scope, id, outcome.contactId),
    ])
    await tellAll(db, [newsOf(scope, received)])
  } else if (held) {
    await changeState(db, scope, id, ['SPAM'], 'READ')
  }
  if (held) await notify(db, scope, { kind: 'submission-changed', submissionId: id })
  return findSubmission(db, scope, id)
}
