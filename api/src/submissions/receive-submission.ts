import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { validateJourney } from '@gable/shared/journeys/journey-values.ts'
import { getJourneyLabels, toErrorMessages } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { getJourneyQuestions } from '@gable/shared/journeys/questions.ts'
import { SubmissionReceipt, type VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { createAnswerToken } from '../answers/answer-token.ts'
import { toDashboardQuestions } from '../contact-dashboard/dashboard-journey.ts'
import { getFormOrigin } from '../contact-dashboard/form-origin.ts'
import { enqueueConversions } from '../conversions/enqueue-conversions.ts'
import { toForm } from '../forms/queries.ts'
import { verifyConsent } from '../journeys/consent-signature.ts'
import { toJourneyConfig } from '../journeys/queries.ts'
import type { AssetMap } from '../platform/asset-map.ts'
import { waitUntilOpen } from '../platform/cells/wait-until-open.ts'
import { type Db, inTransactionOf } from '../platform/database.ts'
import { retryOnConflict, rowConflicts, transactionConflicts } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { applyFormConsent } from '../texts/change-permission.ts'
import { attachConversation } from './attach-conversation.ts'
import { batchWrites } from './batch-queries.ts'
import { getSubmissionContext, openAccountForSubmitter, type SubmissionContext } from './context-queries.ts'
import { type ReadAnswers, readCustomAnswers } from './custom-answers.ts'
import { type IncomingSubmission, listLockKeys, toIncomingSubmission } from './incoming-submission.ts'
import { toSubmissionNotification } from './notification.ts'
import { processSubmission } from './process-submission.ts'
import { toReceivedSubmission } from './received-submission.ts'
import type { Sender } from './sender.ts'
import { isFlooding, type SubmissionCounter } from './sender-limits.ts'
import { getSpamReason } from './spam-check.ts'
import type { SubmissionNotifier } from './submission-notifier.ts'
import { insertConsent, insertSubmission, type ReceivedSubmission } from './submission-queries.ts'
import type { SubmissionQueue } from './submission-queue.ts'

interface SubmissionDependencies {
  db: Db
  assets: Pick<AssetMap, 'find'>
  /** Signs consents. */
  secret: Buffer
  notifier: SubmissionNotifier
  queue: SubmissionQueue
  countSubmission: SubmissionCounter
}

/**
 * Stores a visitor's submission completely or rejects it. A repeated id returns the first receipt. An archived asset
 * still accepts submissions, because a visitor who had it open is a lead all the same.
 */
export async function receiveSubmission(
  dependencies: SubmissionDependencies,
  input: VisitorSubmission,
  sender: Sender,
): Promise<SubmissionReceipt> {
  const { db, assets, notifier, queue, countSubmission } = dependencies
  if (isFlooding(sender)) throw tooMany(input)
  const asset = await assets.find(input.subjectId.toLowerCase())
  if (!asset) throw gone()
  const { scope } = asset
  // Less than a browser waits before it sends the form again.
  await waitUntilOpen(db, scope.accountId, 10_000)
  const incoming = toIncomingSubmission(input, asset, sender)
  const lockKeys = listLockKeys(scope, incoming)
  if (queue.isFull(lockKeys)) throw tooMany(input)
  const storeOnce = (isRateLimited: boolean) =>
    inTransactionOf(db, scope, async (db) => {
      await openAccountForSubmitter(db, scope, lockKeys)
      const context = await getSubmissionContext(db, scope, incoming)
      if (context.existing) return { receipt: toFirstReceipt(dependencies, scope, incoming, context.existing) }
      const received = await storeSubmission(db, {
        dependencies,
        scope,
        input,
        incoming,
        context,
        sender,
        isRateLimited,
      })
      const answerToken = input.isPreview ? undefined : createAnswerToken(dependencies.secret, scope, incoming.id)
      return { receipt: toReceipt(incoming, answerToken), received }
    })
  const { receipt, received } = await queue.run(lockKeys, async () => {
    // Outside the transaction, so that visitors behind one address do not wait for one another.
    const verdict = await countSubmission(sender)
    if (verdict === 'rejected') throw tooMany(input)
    return retryOnConflict(() => storeOnce(verdict === 'spam'), [...rowConflicts, ...transactionConflicts])
  })
  if (received) notifier.notify(toSubmissionNotification(scope, received))
  return receipt
}

const tooMany = ({ language }: Pick<VisitorSubmission, 'language'>) =>
  new Problem('too_many', getJourneyLabels(language).tooMany)

const gone = () => new Problem('not_found', 'This page is no longer available.')

interface StoreInput {
  dependencies: SubmissionDependencies
  scope: AccountScope
  input: VisitorSubmission
  incoming: IncomingSubmission
  context: SubmissionContext
  sender: Sender
  isRateLimited: boolean
}

/** Returns the submission to announce, or undefined if it is spam or a preview. */
async function storeSubmission(
  db: Db,
  { dependencies, scope, input, incoming, context, sender, isRateLimited }: StoreInput,
): Promise<ReceivedSubmission | undefined> {
  const origin = input.dashboard && (await getFormOrigin(db, scope, input.dashboard, input.language))
  if (incoming.kind === 'contact-dashboard' && !origin) throw gone()
  const journey = context.asset && toJourneyConfig(context.asset, incoming.tab)
  const forms = origin?.forms ?? context.forms.map(toForm)
  const custom = await readCustomAnswers(db, scope, incoming, forms)
  if (origin) assertValid(incoming, toDashboardQuestions(origin), custom)
  else if (journey) assertValid(incoming, getJourneyQuestions(journey, forms), custom)
  const agreesToTexts = input.details.texts === 'YES' && Boolean(input.consent.texts) && incoming.details.phone !== ''
  const { texts = '' } = input.consent
  const consent = { ...input.consent, texts, agreesToTexts, language: incoming.language }
  // Consents are kept as proof, so the text must be one that we showed.
  if (!verifyConsent(consent, scope, dependencies.secret)) throw consentMismatch(incoming)
  if (input.isPreview) return undefined
  const received = await toReceivedSubmission(db, scope, incoming, {
    forms,
    custom,
    subjectName: context.asset?.name ?? '',
    origin,
  })
  const spamReason = getSpamReason(input, incoming, sender, isRateLimited)
  if (spamReason) {
    await batchWrites(db, [
      insertSubmission(db, scope, received, { state: 'SPAM', spamReason }),
      insertConsent(db, scope, received, consent),
    ])
    return undefined
  }
  // The address of a homeowner's page is a secret, so its submissions are not reported.
  if (context.hasConversions && !origin && !sender.refusesTracking)
    await enqueueConversions(db, scope, {
      submissionId: received.id,
      wording: consent.wording,
      userAgent: sender.userAgent,
      clientIds: input.clientIds ?? {},
    })
  const outcome = await processSubmission(db, scope, received, { ...context, owner: origin }, (outcome) => [
    insertSubmission(db, scope, received, { state: 'NEW' }, outcome),
    insertConsent(db, scope, received, consent, outcome),
  ])
  if (agreesToTexts) await applyFormConsent(db, scope, received.id)
  if (received.conversationId)
    await attachConversation(db, scope, { ...received, conversationId: received.conversationId }, outcome)
  return received
}

function assertValid(
  { language, address, answers, details }: IncomingSubmission,
  questions: Parameters<typeof validateJourney>[0],
  custom: Pick<ReadAnswers, 'errors'>,
) {
  const values = { address, answers: Object.fromEntries(answers), details }
  const errors = { ...validateJourney(questions, values), ...custom.errors }
  if (Object.keys(errors).length > 0) throw invalid(toErrorMessages(errors, getJourneyLabels(language)))
}

const consentMismatch = ({ language }: IncomingSubmission) =>
  invalid({ consent: 'This is not the consent text shown on this page.' }, getJourneyLabels(language).changed)

/** Parsed before the commit, as replies to signed-in calls are. */
const toReceipt = ({ id, address, details }: IncomingSubmission, answerToken: string | undefined) =>
  SubmissionReceipt.parse({
    submissionId: id,
    firstName: details.firstName,
    address: address || null,
    ...(answerToken && { answerToken }),
  })

/** Ids appear in events of the page, so the id alone does not open what the first sender gets back. */
const toFirstReceipt = (
  { secret }: Pick<SubmissionDependencies, 'secret'>,
  scope: AccountScope,
  { id, details }: IncomingSubmission,
  { email, ...first }: NonNullable<SubmissionContext['existing']>,
): SubmissionReceipt => ({
  submissionId: id,
  ...first,
  ...(email === details.email && { answerToken: createAnswerToken(secret, scope, id) }),
})
