import type { Agency, Agent } from '@gable/shared/agency/agency.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ProfileChange } from '@gable/shared/identity/user.ts'
import type { IndustryDetails, ProfessionalDetails } from '@gable/shared/onboarding/details.ts'
import { onboardingTarget } from '@gable/shared/onboarding/steps.ts'
import type * as z from 'zod'
import { readAgency, readAgent } from '../agency/queries.ts'
import { updateUser } from '../identity/queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { callSlots } from './call-slots.ts'
import { advanceAgency, advanceAgent } from './queries.ts'

interface Standing {
  agent: Agent
  agency: Agency
}

export async function tellPersonalDetails(db: Db, scope: Scope, told: z.output<typeof ProfileChange>) {
  const { agent, agency } = await standing(db, scope)
  if (agent.onboardingStep === 'COMPLETED') throw outOfTurn()
  await updateUser(db, scope.userId, told)
  await advanceAgent(db, scope, agency.status === 'CREATED' ? 'ACCOUNT_ONBOARDING_DETAILS' : 'COMPLETED')
  return tellOthers(db, scope)
}

export async function tellProfessionalDetails(
  db: Db,
  scope: Scope,
  { agencyName, ...professional }: z.output<typeof ProfessionalDetails>,
) {
  await expectTurn(db, scope, 'professional-details')
  await advanceAgency(db, scope, { name: agencyName, onboarding_step: 'INDUSTRY_DETAILS' }, { professional })
  return tellOthers(db, scope)
}

export async function tellIndustryDetails(db: Db, scope: Scope, industry: z.output<typeof IndustryDetails>) {
  await expectTurn(db, scope, 'industry-details')
  await advanceAgency(db, scope, { onboarding_step: 'ONBOARDING_CALL' }, { industry })
  return tellOthers(db, scope)
}

/** The last step: the agency is set up, and so is the agent who did it. */
export async function chooseCall(db: Db, scope: Scope, slot: string | null) {
  const { agency } = await expectTurn(db, scope, 'onboarding-call')
  if (slot && !callSlots(agency.timeZone, new Date()).includes(new Date(slot).toISOString()))
    throw new Problem('invalid', 'Some fields need attention', { slot: 'Please choose one of the times' })
  await advanceAgency(db, scope, { status: 'ACTIVE', onboarding_step: null }, { call: slot })
  await advanceAgent(db, scope, 'COMPLETED')
  return tellOthers(db, scope)
}

async function standing(db: Db, scope: Scope): Promise<Standing> {
  return { agent: await readAgent(db, scope), agency: await readAgency(db, scope) }
}

async function expectTurn(db: Db, scope: Scope, step: ReturnType<typeof onboardingTarget>) {
  const now = await standing(db, scope)
  if (onboardingTarget({ ...now, permissions: scope.permissions }) !== step) throw outOfTurn()
  return now
}

const outOfTurn = () => new Problem('conflict', 'This step has already been taken or is not due yet')

async function tellOthers(db: Db, scope: Scope) {
  await notify(db, scope, { kind: 'onboarding', agentId: scope.agentId })
  return standing(db, scope)
}
