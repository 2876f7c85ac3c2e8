import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { getBranding } from '../branding/queries.ts'
import { getDashboardPath } from '../contact-dashboard/links.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { requestLookupIfStale } from '../properties/request-lookup.ts'
import { type AnsweredSubmission, getAnsweredSubmission } from './answer-queries.ts'
import { readAnswerToken } from './answer-token.ts'
import { asksForValue, buildAnswer, getAnsweringAgent, getValueLookup, type ValueLookup } from './build-answer.ts'

export interface AnswerOptions {
  db: Db
  secret: Buffer
  /** The origin of the public pages. */
  origin: string
  /** The only account whose answers are read, if the request names one. */
  accountId?: string | undefined
}

/** In milliseconds. Longer waits are the browser's: it asks again. */
const longestWait = 300
const pause = 25
/** A visitor waits no longer for an estimate. */
const givesUpAfter = 8000
const openFor = hourLength

/**
 * What the visitor gets back, or undefined for a token that is not ours or too old. Looks the home up if that has not
 * happened, and waits a moment for the estimate. No connection is held meanwhile.
 */
export async function readAnswer(
  options: AnswerOptions,
  token: string,
  language: Language,
): Promise<SubmissionAnswer | undefined> {
  const { db, secret, accountId } = options
  const target = readAnswerToken(secret, token)
  if (!target || (accountId !== undefined && accountId !== target.scope.accountId)) return undefined
  const { scope, submissionId } = target
  const found = await withAccount(db, scope, async (db) => {
    const submission = await getAnsweredSubmission(db, scope, submissionId)
    if (!submission || submission.receivedAt.getTime() < Date.now() - openFor) return undefined
    const lookup = await getValueLookup(db, scope, submission)
    if (lookup.isPending) await startLookup(db, scope, submission)
    return { submission, lookup }
  })
  if (!found) return undefined
  const lookup = await waitForValue(db, scope, found)
  return withAccount(db, scope, (db) => loadAnswer(db, scope, { ...options, ...found, lookup, language }))
}

async function startLookup(db: Db, scope: AccountScope, { propertyId }: AnsweredSubmission) {
  if (propertyId) await requestLookupIfStale(db, scope, await getPropertyOrThrow(db, scope, propertyId))
}

async function waitForValue(
  db: Db,
  scope: AccountScope,
  { submission, lookup }: { submission: AnsweredSubmission; lookup: ValueLookup },
): Promise<ValueLookup> {
  const [startedAt, givesUpAt] = [Date.now(), submission.receivedAt.getTime() + givesUpAfter]
  let current = lookup
  while (current.isPending && Date.now() < startedAt + longestWait) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    current = await withAccount(db, scope, (db) => getValueLookup(db, scope, submission))
  }
  return { ...current, isPending: current.isPending && Date.now() < givesUpAt }
}

interface LoadInput extends AnswerOptions {
  submission: AnsweredSubmission
  lookup: ValueLookup
  language: Language
}

/** On the screen, an agent who was in charge of a known contact before is not named: anyone may have typed their email. */
async function loadAnswer(
  db: Db,
  scope: AccountScope,
  { submission, lookup, language, secret, origin }: LoadInput,
): Promise<SubmissionAnswer | undefined> {
  const branding = await getBranding(db, scope, submission.brandingId)
  if (!branding) return undefined
  const brand = toPublicBrand(branding)
  const { contactId, propertyId, mayShowDashboard, isDashboardPublished } = submission
  const showsDashboard = mayShowDashboard && isDashboardPublished && asksForValue(submission)
  const path =
    showsDashboard && contactId && propertyId
      ? await getDashboardPath(db, scope, { contactId, propertyId }, secret)
      : undefined
  return buildAnswer(db, scope, {
    submission,
    ...lookup,
    language,
    agent: await getAnsweringAgent(db, scope, submission.agentId, brand, origin),
    dashboardUrl: path && origin + path,
  })
}
