import type { ExitRule, FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { LeaveReason } from '@gable/shared/flows/run.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getCompiledFlows, toKey } from '../program-cache.ts'
import { removeRuns } from '../runs/remove-runs.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { findAwaitingStep } from './active-flows.ts'
import { getExitFacts } from './flow-facts.ts'
import { matchContacts } from './match-queries.ts'
import { type CurrentRun, listContactStates, listCurrentRuns } from './run-queries.ts'
import { type FlowEvent, matchesTrigger } from './trigger-rules.ts'

type ContactState = Awaited<ReturnType<typeof listContactStates>>[number]

interface RunContext {
  run: CurrentRun
  definition: FlowDefinition
  /** What happened to the contact since the run began. */
  events: readonly FlowEvent[]
  contact: ContactState | undefined
  /** Undefined unless a rule of the version asks. */
  isMatching: boolean | undefined
}

/**
 * Takes contacts out of flows by their exit rules, and resumes those that waited for what happened. Archived contacts
 * leave as soon as they are archived.
 */
export async function continueRuns(db: Db, scope: AccountScope, events: readonly FlowEvent[]): Promise<void> {
  const contactIds = [...new Set(events.map(({ contactId }) => contactId))]
  const runs = await listCurrentRuns(db, scope, contactIds)
  if (runs.length === 0) return
  const contexts = await toContexts(db, scope, runs, events)
  const leaving = new Map<LeaveReason, string[]>()
  const happened: string[] = []
  for (const context of contexts) {
    const reason = getLeaveReason(context)
    if (reason) leaving.set(reason, [...(leaving.get(reason) ?? []), context.run.id])
    else if (hasHappened(context)) happened.push(context.run.id)
  }
  for (const [reason, runIds] of leaving) await removeRuns(db, scope, runIds, reason)
  if (happened.length > 0) await resumeRuns(db, scope, happened, 'HAPPENED')
}

async function toContexts(
  db: Db,
  scope: AccountScope,
  runs: readonly CurrentRun[],
  events: readonly FlowEvent[],
): Promise<RunContext[]> {
  const compiled = await getCompiledFlows(db, scope, runs)
  const contactIds = [...new Set(runs.map(({ contactId }) => contactId))]
  const contacts = new Map((await listContactStates(db, scope, contactIds)).map((contact) => [contact.id, contact]))
  const contexts = runs.flatMap((run) => {
    const definition = compiled.get(toKey(run))?.definition
    if (!definition) return []
    const later = events.filter((event) => event.contactId === run.contactId && event.at >= run.startedAt)
    return [{ run, definition, events: later, contact: contacts.get(run.contactId), isMatching: undefined }]
  })
  return withMatches(db, scope, contexts)
}

/** Asks for the filters of flows that contacts leave when they no longer match, where something changed that they read. */
async function withMatches(db: Db, scope: AccountScope, contexts: RunContext[]): Promise<RunContext[]> {
  const asking = contexts.filter(({ definition, events }) =>
    definition.exits.some(
      (rule) =>
        rule.type === 'NO_LONGER_MATCHES' && events.some(({ fact }) => getExitFacts(rule, definition).includes(fact)),
    ),
  )
  const definitions = [...new Set(asking.map(({ definition }) => definition))]
  const matches = await matchContacts(
    db,
    scope,
    [...new Set(asking.map(({ run }) => run.contactId))],
    definitions.map(({ filters }) => filters),
  )
  return contexts.map((context) => {
    if (!asking.includes(context)) return context
    const isMatching = matches.get(context.run.contactId)?.has(definitions.indexOf(context.definition)) ?? false
    return { ...context, isMatching }
  })
}

function getLeaveReason(context: RunContext): LeaveReason | undefined {
  if (context.contact?.archivedAt) return undefined
  const rule = context.definition.exits.find((rule) => (applies[rule.type] as Applies)(rule, context))
  return rule && leaveReasons[rule.type]
}

type Applies = (rule: ExitRule, context: RunContext) => boolean

const applies: {
  [Type in ExitRule['type']]: (rule: Extract<ExitRule, { type: Type }>, context: RunContext) => boolean
} = {
  NO_LONGER_MATCHES: (_, { isMatching }) => isMatching === false,
  SUBMITS_FORM: (_, { events }) => events.some(({ fact }) => fact === 'FORM_SUBMISSION.SUBMITTED'),
  REACHES_STAGE: ({ stages }, { events }) =>
    events.some(({ fact, detail }) => fact === 'LEAD.STAGE_CHANGED' && stages.some((stage) => stage === detail.to)),
  // Contacts who were unsubscribed when they entered stay.
  UNSUBSCRIBES: (_, { events, contact }) =>
    Boolean(contact?.unsubscribedAt) && events.some(({ fact }) => fact === 'CONTACT.CHANGED.SUBSCRIPTION'),
}

const leaveReasons: { [Type in ExitRule['type']]: LeaveReason } = {
  NO_LONGER_MATCHES: 'NO_LONGER_MATCHES',
  SUBMITS_FORM: 'SUBMITTED_FORM',
  REACHES_STAGE: 'REACHED_STAGE',
  UNSUBSCRIBES: 'UNSUBSCRIBED',
}

function hasHappened({ run, definition, events }: RunContext) {
  if (run.awaits === null) return false
  const step = findAwaitingStep(definition, run.stepId)
  return step !== undefined && events.some((event) => matchesTrigger(step.event, event))
}
