import { Problem } from '@gable/shared/http/problem.ts'
import { askedOf } from '@gable/shared/journeys/asked.ts'
import { faultsOf } from '@gable/shared/journeys/filling.ts'
import { messagesOf, wordsOf } from '@gable/shared/journeys/words/words-of.ts'
import type { SubmissionReceipt, VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { formOf } from '../forms/queries.ts'
import { isOurs } from '../journeys/consent-seal.ts'
import { courseOf } from '../journeys/queries.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject, SubjectMap } from '../platform/subject-map.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import { type Circumstances, openInTurn, readCircumstances } from './circumstance-queries.ts'
import { newsOf } from './news.ts'
import type { Newsdesk } from './newsdesk.ts'
import { onceAgain } from './once-again.ts'
import { receivedOf } from './received.ts'
import { insertConsent, insertSubmission, type Received } from './submission-queries.ts'
import { isFlood, suspicionOf } from './suspicion.ts'
import { takeIn } from './take-in.ts'
import { together } from './together-queries.ts'

interface House {
  db: Db
  subjects: Pick<SubjectMap, 'find'>
  /** The installation's own, with which consents are sealed. */
  secret: Buffer
  newsdesk: Newsdesk
}

/** What the request says of who sends it. */
export interface Sender {
  userAgent: string
  /** Names an address for a day; the address itself is not kept. */
  visitorHash: string
  /** The site it was sent from, where the browser says so. */
  origin: string
}

/**
 * Takes what a visitor has filled in: all of it, or a refusal and nothing. The same id again is answered as the first
 * time. Of a page that was archived meanwhile it is taken too: whoever had it open is a lead all the same.
 */
export async function submit(house: House, input: VisitorSubmission, sender: Sender): Promise<SubmissionReceipt> {
  if (isFlood(sender)) throw new Problem('too_many', wordsOf(input.language).tooMany)
  const subject = await house.subjects.find(input.subjectId.toLowerCase())
  if (!subject) throw new Problem('not_found', 'This page is no longer available.')
  const arrival = arrivalOf(input, subject.kind, sender.origin)
  const { receipt, takenIn } = await onceAgain(() =>
    house.db.transaction().execute(async (db) => {
      await openInTurn(db, subject.scope, arrival)
      const circumstances = await readCircumstances(db, subject.scope, arrival)
      if (circumstances.stored) return { receipt: { submissionId: arrival.id, ...circumstances.stored } }
      const takenIn = await keep(db, { house, subject, input, arrival, circumstances, sender })
      return { receipt: receiptOf(arrival), takenIn }
    }),
  )
  if (takenIn) house.newsdesk.tell(newsOf(subject.scope, takenIn))
  return receipt
}

interface Case {
  house: House
  subject: KnownSubject
  input: VisitorSubmission
  arrival: Arrival
  circumstances: Circumstances
  sender: Sender
}

/** Answers with what was taken in, unless it was put aside. */
async function keep(db: Db, given: Case): Promise<Received | undefined> {
  const { house, input, arrival, circumstances, sender } = given
  const { scope } = given.subject
  const course = circumstances.subject && courseOf(circumstances.subject, arrival.tab)
  const forms = circumstances.forms.map(formOf)
  if (course) refuseFaults(arrival, askedOf(course, forms))
  const consent = { ...input.consent, language: arrival.language }
  if (!isOurs(consent, scope, house.secret)) refuseWords(arrival)
  if (input.isPreview) return undefined
  const received = await receivedOf(db, scope, arrival, forms, circumstances.subject?.name ?? '')
  const spamReason = suspicionOf(input, arrival, sender)
  if (spamReason) {
    await together(db, [
      insertSubmission(db, scope, received, { state: 'SPAM', spamReason }),
      insertConsent(db, scope, received, consent),
    ])
    return undefined
  }
  await takeIn(db, scope, received, circumstances, (outcome) => [
    insertSubmission(db, scope, received, { state: 'NEW' }, outcome),
    insertConsent(db, scope, received, consent, outcome),
  ])
  return received
}

function refuseFaults({ language, address, answers, details }: Arrival, asked: Parameters<typeof faultsOf>[0]) {
  const faults = faultsOf(asked, { address, answers: Object.fromEntries(answers), details })
  if (Object.keys(faults).length > 0)
    throw new Problem('invalid', 'Some fields need attention', messagesOf(faults, wordsOf(language)))
}

/** What somebody agreed to is kept as proof, so it must be what we showed. */
function refuseWords({ language }: Arrival): never {
  throw new Problem('invalid', wordsOf(language).changed, { consent: 'These are not the words that were shown here.' })
}

const receiptOf = ({ id, address, details }: Arrival): SubmissionReceipt => ({
  submissionId: id,
  firstName: details.firstName,
  address: address || null,
})
