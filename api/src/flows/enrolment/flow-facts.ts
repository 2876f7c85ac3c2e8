import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { contactAttributePrefix, propertyAttributePrefix } from '@gable/shared/contacts/filter.ts'
import type { ExitRule, FlowDefinition } from '@gable/shared/flows/definition.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listActiveDefinitions, listKeptDefinitions, replaceFlowFacts } from './fact-queries.ts'
import { getTriggerFacts } from './trigger-rules.ts'

/**
 * Stores what the flows of an account react to, so that facts which nothing reacts to cost one look at this list. Call
 * it after a flow was published, paused, resumed or archived.
 */
export async function refreshFlowFacts(db: Db, scope: AccountScope): Promise<void> {
  const active = await listActiveDefinitions(db, scope)
  // Contacts in a paused flow, or in an earlier version, wait and leave as their version says.
  const kept = await listKeptDefinitions(db, scope)
  await replaceFlowFacts(db, scope, listFlowFacts(active, kept))
}

/** What flows that are active, and definitions that contacts are in, react to. */
export function listFlowFacts(active: readonly FlowDefinition[], kept: readonly FlowDefinition[]): string[] {
  const facts = [...active.flatMap(listStartFacts), ...kept.flatMap(listRunFacts)]
  return [...new Set(facts)].sort()
}

/** What can enroll a contact. */
export const listStartFacts = ({ trigger, filters }: FlowDefinition): readonly string[] =>
  trigger
    ? getTriggerFacts(trigger)
    : // Contacts who are unarchived may match again.
      ['CONTACT.CREATED', 'CONTACT.CHANGED.ARCHIVED', ...filters.flatMap(getFilterFacts)]

/** What can change how it continues for contacts who are in a flow. */
const listRunFacts = (definition: FlowDefinition): readonly string[] => [
  ...definition.exits.flatMap((rule) => getExitFacts(rule, definition)),
  ...listSteps(definition.steps).flatMap((step) => (step.kind === 'WAIT_FOR_EVENT' ? getTriggerFacts(step.event) : [])),
]

const exitFacts: { [Type in ExitRule['type']]: (definition: FlowDefinition) => readonly string[] } = {
  NO_LONGER_MATCHES: ({ filters }) => filters.flatMap(getFilterFacts),
  SUBMITS_FORM: () => ['FORM_SUBMISSION.SUBMITTED'],
  REACHES_STAGE: () => ['LEAD.STAGE_CHANGED'],
  UNSUBSCRIBES: () => ['CONTACT.CHANGED.SUBSCRIPTION'],
}

export const getExitFacts = ({ type }: ExitRule, definition: FlowDefinition): readonly string[] =>
  exitFacts[type](definition)

/** What can change whether a filter matches a contact who exists. */
function getFilterFacts({ key }: ContactFilter): readonly string[] {
  if (key.startsWith(contactAttributePrefix)) return ['CONTACT.CHANGED.CUSTOM']
  if (key.startsWith(propertyAttributePrefix)) return ['CONTACT.CHANGED.PROPERTIES']
  return filterFacts[key] ?? []
}

const filterFacts: Record<string, readonly string[]> = {
  owner: ['CONTACT.CHANGED.OWNER'],
  tags: ['CONTACT.CHANGED.TAGS'],
  source: ['CONTACT.CHANGED.SOURCE'],
  subscription: ['CONTACT.CHANGED.SUBSCRIPTION'],
  texting: ['CONTACT.CHANGED.TEXTS', 'CONTACT.CHANGED.PHONE'],
  hasEmail: ['CONTACT.CHANGED.SUBSCRIPTION'],
  hasPhone: ['CONTACT.CHANGED.PHONE'],
  isMarketing: ['CONTACT.CHANGED.MARKETING'],
  city: ['CONTACT.CHANGED.PROPERTIES'],
  zip: ['CONTACT.CHANGED.PROPERTIES'],
  propertyType: ['CONTACT.CHANGED.PROPERTIES'],
  hasProperty: ['CONTACT.CHANGED.PROPERTIES'],
  hasMortgage: ['CONTACT.CHANGED.PROPERTIES'],
  isClaimed: ['CONTACT.CHANGED.PROPERTIES'],
  leadStage: ['LEAD.CREATED', 'LEAD.STAGE_CHANGED'],
  homeValue: ['CONTACT.CHANGED.PROPERTIES', 'PROPERTY.VALUE_CHANGED'],
  createdAt: [],
  lastContactedAt: ['CONTACT.CHANGED.ACTIVITY'],
  lastActivityAt: ['CONTACT.CHANGED.ACTIVITY'],
}
