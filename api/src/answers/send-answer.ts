import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { translateBrand } from '@gable/shared/journeys/translate-brand.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getBranding } from '../branding/queries.ts'
import { getSignatureRow } from '../branding/signature-queries.ts'
import { getDashboardPath } from '../contact-dashboard/links.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type JobPayloads, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { requestLookupIfStale } from '../properties/request-lookup.ts'
import { renderAnswerEmail } from './answer-email.ts'
import { type AnsweredSubmission, getAnsweredSubmission, markAnswered } from './answer-queries.ts'
import { sendAnswerText } from './answer-text.ts'
import { asksForValue, buildAnswer, getAnsweringAgent, getValueLookup, type ValueLookup } from './build-answer.ts'
import { listEmailFigures } from './email-figures.ts'

interface SendAnswerOptions {
  secret: Buffer
  /** The origin of the public pages. */
  origin: string
}

/** Anyone may type anyone's email, so more than this many a day and agency are not sent. */
const emailsPerDay = 3
const waitForLookup = 60_000
const retryAfter = 2000
/** A submission that was taken for spam for longer is answered by a person. */
const answersWithin = dayLength

/** Emails and texts visitors what they get back, once per submission. Waits for the estimate as long as its lookup runs. */
export const sendAnswer =
  (options: SendAnswerOptions): Tasks['send-answer'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const submission = await getAnsweredSubmission(db, scope, payload.submissionId)
      if (!submission || submission.isAnswered || submission.state === 'SPAM') return
      const age = Date.now() - submission.receivedAt.getTime()
      const lookup = await getValueLookup(db, scope, submission)
      if (lookup.isPending && age < waitForLookup) return waitAgain(db, scope, submission, payload)
      if (!(await markAnswered(db, scope, payload.submissionId))) return
      if (age >= answersWithin) return
      const input = { ...options, submission, lookup }
      if (submission.wantsEmail && (await isWithinLimit(db, scope, submission)))
        await enqueue(db, 'send-mail', await renderEmail(db, scope, input))
      if (submission.wantsText) await text(db, scope, payload.submissionId, input)
    })

async function waitAgain(
  db: Db,
  scope: AccountScope,
  { propertyId }: AnsweredSubmission,
  payload: JobPayloads['send-answer'],
) {
  if (propertyId) await requestLookupIfStale(db, scope, await getPropertyOrThrow(db, scope, propertyId))
  await enqueue(db, 'send-answer', payload, { at: new Date(Date.now() + retryAfter) })
}

async function isWithinLimit(db: Db, { accountId }: AccountScope, { details }: AnsweredSubmission) {
  const limit = { name: 'answer-email', minutes: 24 * 60 }
  return (await countAttempt(db, limit, `${accountId} ${details.email.toLowerCase()}`)) <= emailsPerDay
}

interface RenderInput extends SendAnswerOptions {
  submission: AnsweredSubmission
  lookup: ValueLookup
}

async function renderEmail(db: Db, scope: AccountScope, input: RenderInput) {
  const { submission, origin } = input
  const { answer, agent, agentId, brand, brandingId, language } = await build(
    db,
    scope,
    input,
    submission.mayEmailDashboard,
  )
  const signature = agentId ? await getSignatureRow(db, { ...scope, agentId }, brandingId) : undefined
  return renderAnswerEmail({
    to: submission.details.email,
    answer,
    language,
    firstName: submission.details.firstName,
    address: submission.address ?? '',
    figures: listEmailFigures(submission, language),
    reply: submission.reply ?? undefined,
    replyTo: agent.email,
    layout: { brand, origin, signature: signature?.document },
  })
}

async function text(db: Db, scope: AccountScope, submissionId: string, input: RenderInput) {
  const { submission } = input
  const { answer, agent, brand, language } = await build(db, scope, input, submission.mayTextDashboard)
  const figures = listEmailFigures(submission, language)
  const { isAgency } = agent
  await sendAnswerText(db, scope, { submissionId, submission, answer, agency: brand.name, isAgency, language, figures })
}

/** The answer to the owner of the email or the phone number. `isKnown`: the contact is known to own it. */
async function build(
  db: Db,
  scope: AccountScope,
  { submission, lookup, secret, origin }: RenderInput,
  isKnown: boolean,
) {
  const branding = await getBranding(db, scope, submission.brandingId)
  invariant(branding, 'the account has no branding')
  const language = toEmailLanguage(submission)
  const brand = translateBrand(toPublicBrand(branding), language)
  // It goes to the person, who may know the agent in charge.
  const agentId = (isKnown ? submission.ownerId : null) ?? submission.agentId
  const { contactId, propertyId, isDashboardPublished } = submission
  const sendsDashboard = isKnown && isDashboardPublished && asksForValue(submission)
  const path =
    sendsDashboard && contactId && propertyId
      ? await getDashboardPath(db, scope, { contactId, propertyId }, secret)
      : undefined
  const agent = await getAnsweringAgent(db, scope, agentId, brand, origin)
  const answer = await buildAnswer(db, scope, {
    submission,
    language,
    agent,
    estimate: lookup.estimate,
    isPending: false,
    dashboardUrl: path && origin + path,
  })
  return { answer, agent, agentId, brand, brandingId: branding._id, language }
}

/** Spanish is a choice of the visitor, English what a page starts with, so there the language of the contact decides. */
const toEmailLanguage = ({ language, contactLanguage }: AnsweredSubmission): Language =>
  language === 'es' ? 'es' : (contactLanguage ?? language)
