import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeStep } from '@gable/shared/flows/describe-step.ts'
import type { flowEstimateEndpoints } from '@gable/shared/flows/estimate-endpoints.ts'
import { compileFlow, listSteps } from '@gable/shared/flows/program.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getContactOrThrow } from '../../contacts/get-contact.ts'
import type { Db } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { matchContacts } from '../enrolment/match-queries.ts'
import { getTimeZone } from '../time-zone-queries.ts'
import { describeFilters, getFlowNames } from './flow-names.ts'
import { getHoldReasons } from './held-contacts.ts'
import { getFlowToTry } from './simulation-queries.ts'
import { enterFlow, takeStep, type WalkedFlow, type WalkedStep } from './walk-steps.ts'

type TestRun = Reply<(typeof flowEstimateEndpoints)['POST /agent/flows/:flowId/test-run']>

interface TestRunInput {
  flowId: string
  contactId: string
  definition?: FlowDefinition | undefined
}

/** What a contact would get from the draft if they entered now, and when. */
export async function planTestRun(db: Db, scope: Scope, input: TestRunInput): Promise<TestRun> {
  const flow = orNotFound(await getFlowToTry(db, scope, input.flowId), 'flow')
  const contact = await getContactOrThrow(db, scope, input.contactId)
  const definition = input.definition ?? flow.draft
  const conditions = listSteps(definition.steps).flatMap((step) => (step.kind === 'CONDITION' ? [step] : []))
  const sets = [...definition.filters.map((filter) => [filter]), ...conditions.map(({ filters }) => filters)]
  const met = (await matchContacts(db, scope, [contact._id], sets)).get(contact._id) ?? new Set<number>()
  const names = await getFlowNames(db, scope, definition)
  const walked = {
    definition,
    program: compileFlow(definition),
    timeZone: await getTimeZone(db, scope),
    meets: (stepId: string) =>
      met.has(definition.filters.length + conditions.findIndex((condition) => condition.id === stepId)),
  }
  const steps: TestRun['steps'] = []
  const holdReasons = new Map<string | null, string | undefined>()
  for (const taken of listTakenSteps(walked, contact._id)) {
    const contentId = 'contentId' in taken.step ? taken.step.contentId : null
    const isSent = 'contentId' in taken.step
    if (isSent && !holdReasons.has(contentId))
      holdReasons.set(contentId, (await getHoldReasons(db, scope, contentId, [contact._id])).get(contact._id))
    const held = isSent ? holdReasons.get(contentId) : undefined
    steps.push({
      stepId: taken.step.id,
      step: describeStep(taken.step, names),
      at: new Date(taken.at).toISOString(),
      outcome: held === undefined ? 'DONE' : 'SKIPPED',
      branch: taken.branch,
      contentId,
      reason: held ?? getAssumption(taken),
    })
  }
  const unmet = describeFilters(definition.filters, names).map((text, n) =>
    met.has(n) ? text : `Does not match: ${text}`,
  )
  return {
    matches: !contact.isArchived && definition.filters.every((_, n) => met.has(n)),
    reasons: [...(contact.isArchived ? ['Archived contacts never enter'] : []), ...unmet],
    steps,
  }
}

const stepMaximum = 200
const yearsShown = 3

function listTakenSteps(flow: WalkedFlow, contactId: string): WalkedStep[] {
  const now = Date.now()
  const till = now + yearsShown * 366 * dayLength
  const walk = enterFlow(flow, { contactId, at: now })
  const steps: WalkedStep[] = []
  while (walk.stepId !== null && walk.dueAt <= till && steps.length < stepMaximum) {
    const taken = takeStep(flow, walk)
    if (taken) steps.push(taken)
  }
  return steps
}

const getAssumption = ({ step }: WalkedStep) => (step.kind === 'WAIT_FOR_EVENT' ? 'As if it did not happen' : '')
