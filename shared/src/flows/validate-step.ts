import { getAttributeValueError } from '../contacts/attribute.ts'
import type { ContentMedium } from '../content/content-kind.ts'
import { quote } from '../text/quote.ts'
import { type FlowReferences, findContactAttribute } from './names.ts'
import type { Assignment, Step, StepKind, StepOf } from './step.ts'
import { awaitableTriggers } from './trigger.ts'
import { listFilterErrors, type ValidationContext } from './validate-filters.ts'
import { listTriggerErrors } from './validate-trigger.ts'

/** What is missing or wrong in a step by itself. */
export function listStepErrors(step: Step, context: ValidationContext): string[] {
  const validate = rules[step.kind] as (step: Step, context: ValidationContext) => (string | false | undefined)[]
  return validate(step, context).filter((message) => typeof message === 'string')
}

type Rules = {
  [Kind in StepKind]: (step: StepOf<Kind>, context: ValidationContext) => (string | false | undefined)[]
}

const rules: Rules = {
  WAIT: () => [],
  WAIT_UNTIL: () => [],
  SEND_EMAIL: ({ contentId }, { known }) => [getContentError(contentId, 'EMAIL', known)],
  SEND_POSTCARD: ({ contentId }, { known }) => [getContentError(contentId, 'POSTCARD', known)],
  ASSIGN_OWNER: ({ to }, { known }) => listAssignmentErrors(to, known),
  CHANGE_STAGE: () => [],
  ADD_TAG: ({ tag }) => [isBlank(tag) && 'Choose a tag.'],
  REMOVE_TAG: ({ tag }, { known, addedTags }) => [
    isBlank(tag) && 'Choose a tag.',
    !isBlank(tag) &&
      !known.tags.has(tag) &&
      !addedTags.has(tag) &&
      `The tag ${quote(tag)} no longer exists. Choose another tag.`,
  ],
  SET_ATTRIBUTE: ({ key, value }, { known }) => [getAttributeError(key, value, known)],
  CREATE_TASK: ({ action }) => [isBlank(action) && 'Enter what to do.'],
  ADD_NOTE: ({ text }) => [isBlank(text) && 'Enter the note.'],
  NOTIFY: ({ to, agentIds, message }, { known }) => [
    isBlank(message) && 'Enter a message.',
    to === 'AGENTS' && getAgentsError(agentIds, known),
  ],
  ENROLL: ({ flowId }, { known }) => [getFlowError(flowId, known)],
  CALL_WEBHOOK: ({ webhookId }, { known }) => [
    webhookId === null && 'Choose a webhook.',
    webhookId !== null && !known.webhooks.has(webhookId) && 'This webhook no longer exists. Choose another webhook.',
  ],
  // Where it leads to is checked with the paths.
  GO_TO: () => [],
  END: () => [],
  CONDITION: ({ filters }, context) => [
    filters.length === 0 && 'Add at least one filter.',
    ...listFilterErrors(filters, context),
  ],
  WAIT_FOR_EVENT: ({ event }, { known }) => [
    !awaitable.has(event.type) && 'A contact cannot wait for this event. Choose another event.',
    ...listTriggerErrors(event, known),
  ],
  SPLIT: ({ branches }) => {
    const total = branches.reduce((sum, { percent }) => sum + percent, 0)
    return [
      total !== 100 && `The paths must add up to 100%. They add up to ${total}%.`,
      branches.some(({ percent }) => percent < 1) && 'Every path needs at least 1%.',
      new Set(branches.map(({ key }) => key)).size < branches.length && 'Two paths are the same. Remove one of them.',
    ]
  },
}

const awaitable = new Set<string>(awaitableTriggers)

const isBlank = (text: string) => text.trim() === ''

function getContentError(contentId: string | null, medium: ContentMedium, { contents }: FlowReferences) {
  const noun = medium === 'EMAIL' ? 'email' : 'postcard'
  const article = medium === 'EMAIL' ? 'an' : 'a'
  if (contentId === null) return `Choose ${article} ${noun}.`
  const content = contents.get(contentId)
  if (content?.medium !== medium) return `This ${noun} no longer exists. Choose another ${noun}.`
  if (content.status === 'ARCHIVED') return `${quote(content.title)} is archived. Choose another ${noun}.`
  if (content.status !== 'PUBLISHED')
    return `${quote(content.title)} is not published. Publish it, or choose another ${noun}.`
  return undefined
}

function getFlowError(flowId: string | null, { flows }: FlowReferences) {
  if (flowId === null) return 'Choose an automation.'
  const flow = flows.get(flowId)
  if (flow?.kind !== 'AUTOMATION') return 'This automation no longer exists. Choose another automation.'
  if (flow.status === 'ARCHIVED') return `${quote(flow.title)} is archived. Choose another automation.`
  if (flow.status === 'DRAFT') return `${quote(flow.title)} is a draft. Activate it, or choose another automation.`
  return undefined
}

function getAttributeError(key: string, value: unknown, known: FlowReferences) {
  if (key === '') return 'Choose a custom field.'
  const field = findContactAttribute(known, key)
  if (!field) return 'This custom field no longer exists. Choose another field.'
  if (value === null || value === undefined) return undefined
  const choices = field.options?.map((option) => option.value) ?? []
  const message = getAttributeValueError({ type: field.kind, choices }, value)
  return message && `${message}.`
}

function listAssignmentErrors(to: Assignment, known: FlowReferences) {
  if (to.type === 'AGENT') return [getAgentsError(to.agentId === null ? [] : [to.agentId], known)]
  if (to.type === 'ROUND_ROBIN') return [getAgentsError(to.agentIds, known)]
  const places = to.areas.flatMap((area) => [...new Set(area.places.map((place) => place.trim().toLowerCase()))])
  const repeated = places.find((place, index) => places.indexOf(place) < index)
  return [
    to.areas.length === 0 && 'Add at least one area.',
    to.areas.some((area) => !area.places.some((place) => !isBlank(place))) &&
      'Enter the cities or ZIP codes of every area.',
    to.areas.length > 0 && getAreaAgentError(to.areas, known),
    to.otherwise !== null && getAgentsError([to.otherwise], known),
    repeated !== undefined && `${quote(repeated)} is in two areas. Remove it from one of them.`,
  ]
}

function getAreaAgentError(areas: readonly { agentId: string | null }[], known: FlowReferences) {
  if (areas.some(({ agentId }) => agentId === null)) return 'Choose an agent for every area.'
  return getAgentsError(
    areas.flatMap(({ agentId }) => agentId ?? []),
    known,
  )
}

function getAgentsError(agentIds: readonly string[], { agents }: FlowReferences) {
  if (agentIds.length === 0) return 'Choose an agent.'
  if (agentIds.every((id) => agents.has(id))) return undefined
  return agentIds.length === 1
    ? 'This agent is no longer on the team. Choose another agent.'
    : 'An agent is no longer on the team. Remove them, or choose another agent.'
}
