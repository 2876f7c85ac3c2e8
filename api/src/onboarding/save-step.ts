import type { Agency, Agent } from '@gable/shared/agency/agency.ts'
import type { AgencyDetails } from '@gable/shared/agency/agency-details.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ProfileChange } from '@gable/shared/identity/user.ts'
import type { IndustryDetails } from '@gable/shared/onboarding/details.ts'
import { getNextOnboardingStep } from '@gable/shared/onboarding/steps.ts'
import type * as z from 'zod'
import { getAgency, getAgent, updateAgencyDetails } from '../agency/queries.ts'
import { updateUser } from '../identity/queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { bookCall } from './book-call.ts'
import type { CallEmailSettings } from './call-emails.ts'
import { updateAgencyStep, updateAgentStep } from './queries.ts'

interface OnboardingProgress {
  agent: Agent
  agency: Agency
}

export async function savePersonalDetails(db: Db, scope: Scope, details: z.output<typeof ProfileChange>) {
  const { agent, agency } = await getProgress(db, scope)
  if (agent.onboardingStep === 'COMPLETED') throw stepConflict()
  await updateUser(db, scope.userId, details)
  await updateAgentStep(db, scope, agency.status === 'CREATED' ? 'ACCOUNT_ONBOARDING_DETAILS' : 'COMPLETED')
  return publishProgress(db, scope)
}

export async function saveProfessionalDetails(db: Db, scope: Scope, details: AgencyDetails) {
  await requireStep(db, scope, 'professional-details')
  await updateAgencyDetails(db, scope, details)
  await updateAgencyStep(db, scope, { onboarding_step: 'INDUSTRY_DETAILS' })
  return publishProgress(db, scope)
}

export async function saveIndustryDetails(db: Db, scope: Scope, industry: z.output<typeof IndustryDetails>) {
  await requireStep(db, scope, 'industry-details')
  await updateAgencyStep(db, scope, { onboarding_step: 'ONBOARDING_CALL' }, { industry })
  return publishProgress(db, scope)
}

/** The last step. It completes the onboarding of the agency and of this agent. */
export async function saveCall(db: Db, scope: Scope, slot: string | null, settings: CallEmailSettings) {
  const { agency } = await requireStep(db, scope, 'onboarding-call')
  if (slot) await bookCall(db, scope, slot, { ...settings, timeZone: agency.timeZone })
  await updateAgencyStep(db, scope, { status: 'ACTIVE', onboarding_step: null })
  await updateAgentStep(db, scope, 'COMPLETED')
  return publishProgress(db, scope)
}

export async function getProgress(db: Db, scope: Scope): Promise<OnboardingProgress> {
  return { agent: await getAgent(db, scope), agency: await getAgency(db, scope) }
}

async function requireStep(db: Db, scope: Scope, step: ReturnType<typeof getNextOnboardingStep>) {
  const progress = await getProgress(db, scope)
  if (getNextOnboardingStep({ ...progress, permissions: scope.permissions }) !== step) throw stepConflict()
  return progress
}

export const stepConflict = () => new Problem('conflict', 'This step is already complete or not available yet')

export async function publishProgress(db: Db, scope: Scope) {
  await publishLiveEvent(db, scope, { kind: 'onboarding', agentId: scope.agentId })
  return getProgress(db, scope)
}
