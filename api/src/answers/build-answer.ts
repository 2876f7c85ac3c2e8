import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { formatResponseDay, getResponseTime } from '@gable/shared/answers/response-day.ts'
import { type AnsweringAgent, toSubmissionAnswer } from '@gable/shared/answers/to-submission-answer.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import { getOnlyPublicAgent, getPublicAgent } from '../agency/agent-card-queries.ts'
import { getAgency } from '../agency/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getHomeValue } from '../properties/estimate-queries.ts'
import { type AnsweredSubmission, isLookedUp } from './answer-queries.ts'

/** Lead types whose visitors want to know what their home is worth. */
const valueLeadTypes = new Set<LeadType>(['HV', 'SELLER'])

export const asksForValue = ({ subject, leadType, propertyId, state }: AnsweredSubmission): boolean =>
  subject !== 'contact-dashboard' && valueLeadTypes.has(leadType) && propertyId !== null && state !== 'SPAM'

export interface ValueLookup {
  estimate: HomeValueEstimate | undefined
  /** Whether a lookup is still going on. */
  isPending: boolean
}

/** The newest estimate of the home, or whether to ask again. */
export async function getValueLookup(
  db: Db,
  scope: AccountScope,
  submission: AnsweredSubmission,
): Promise<ValueLookup> {
  const { propertyId } = submission
  if (!asksForValue(submission) || propertyId === null) return { estimate: undefined, isPending: false }
  // In this order: a lookup that ends in between has stored its estimates.
  const isEnded = await isLookedUp(db, scope, propertyId)
  const [estimate] = (await getHomeValue(db, scope, propertyId)).data
  return { estimate, isPending: !estimate && !isEnded }
}

interface AnswerInput extends ValueLookup {
  submission: AnsweredSubmission
  agent: AnsweringAgent
  language: Language
  dashboardUrl: string | undefined
}

export async function buildAnswer(
  db: Db,
  scope: AccountScope,
  { submission, ...input }: AnswerInput,
): Promise<SubmissionAnswer> {
  const { answer_within_hours: hours, office_hours: officeHours } = await getAccountSettings(db, scope)
  const { timeZone } = await getAgency(db, scope)
  const respondsAt = getResponseTime(submission.receivedAt.getTime(), { hours, officeHours, timeZone })
  return toSubmissionAnswer({
    ...input,
    asksForValue: asksForValue(submission),
    getsEmail: submission.wantsEmail && submission.state !== 'SPAM',
    day: formatResponseDay(respondsAt, input.language, timeZone),
  })
}

/** An agency with several agents speaks for itself until one is in charge. Outside our pages links need the origin. */
export async function getAnsweringAgent(
  db: Db,
  scope: AccountScope,
  agentId: string | null,
  { name, phone, email }: PublicBrand,
  origin = '',
): Promise<AnsweringAgent> {
  const agent = agentId ? await getPublicAgent(db, scope, agentId) : await getOnlyPublicAgent(db, scope)
  if (!agent) return { name, title: '', phone, email, photo: null, bookingUrl: '', isAgency: true }
  const bookingUrl = agent.bookingUrl.startsWith('/') ? origin + agent.bookingUrl : agent.bookingUrl
  return { ...agent, bookingUrl, phone: agent.phone || phone, isAgency: false }
}
