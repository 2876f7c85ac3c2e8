import { type ContactFilter, type FilterField, getChoices } from '../contacts/filter.ts'
import { describeFilter } from '../contacts/filter-rules.ts'
import { leadFields } from '../leads/field-config.ts'
import { formatMoney } from '../text/format-money.ts'
import { pluralize } from '../text/pluralize.ts'
import { quote } from '../text/quote.ts'
import { truncate } from '../text/truncate.ts'
import { describeClockTime, describeDuration, describeWeekdays } from './describe-time.ts'
import { describeEvent } from './describe-trigger.ts'
import { type FlowNames, findContactAttribute, joinWith } from './names.ts'
import type { Assignment, Step, StepKind, StepOf } from './step.ts'

/** A step as a sentence, such as `Wait until Tuesday 9:00 am`. */
export function describeStep(step: Step, names: FlowNames): string {
  const describe = sentences[step.kind] as (step: Step, names: FlowNames) => string
  return describe(step, names)
}

type Sentences = { [Kind in StepKind]: (step: StepOf<Kind>, names: FlowNames) => string }

const sentences: Sentences = {
  WAIT: ({ duration }) => `Wait ${describeDuration(duration)}`,
  WAIT_UNTIL: ({ days, time }) =>
    ['Wait until', describeWeekdays(days), describeClockTime(time)].filter(Boolean).join(' '),
  SEND_EMAIL: ({ contentId }, { contents }) => `Send ${describeOne(contentId, contents, 'an', 'email')}`,
  SEND_POSTCARD: ({ contentId }, { contents }) => `Send ${describeOne(contentId, contents, 'a', 'postcard')}`,
  ASSIGN_OWNER: ({ to }, names) => `Assign ${describeAssignment(to, names)}`,
  CHANGE_STAGE: ({ stage, lostReason }) => {
    const label = leadFields.stages.find(({ value }) => value === stage)?.label ?? stage
    return `Move the lead to ${label}${stage === 'LOST' && lostReason ? `: ${clip(lostReason)}` : ''}`
  },
  ADD_TAG: ({ tag }) => (tag ? `Add the tag ${quote(tag)}` : 'Add a tag'),
  REMOVE_TAG: ({ tag }) => (tag ? `Remove the tag ${quote(tag)}` : 'Remove a tag'),
  SET_ATTRIBUTE: ({ key, value }, names) => {
    if (!key) return 'Set a custom field'
    const field = findContactAttribute(names, key)
    const label = quote(field?.label ?? key)
    return value === null || value === undefined ? `Clear ${label}` : `Set ${label} to ${describeValue(value, field)}`
  },
  CREATE_TASK: ({ action, due }) =>
    `Create ${action ? `the task ${quote(clip(action))}` : 'a task'}, due in ${describeDuration(due)}`,
  ADD_NOTE: ({ text }) => (text ? `Add the note ${quote(clip(text))}` : 'Add a note'),
  NOTIFY: ({ to, agentIds, message }, names) => {
    const who = { OWNER: 'the owner', EVERYONE: 'everyone', AGENTS: describeAgents(agentIds, names, 'and') }[to]
    return `Notify ${who}${message ? `: ${quote(clip(message))}` : ''}`
  },
  ENROLL: ({ flowId }, { flows }) => `Enroll in ${describeOne(flowId, flows, 'an', 'automation')}`,
  CALL_WEBHOOK: ({ webhookId }, { webhooks }) => `Call ${describeOne(webhookId, webhooks, 'a', 'webhook')}`,
  GO_TO: ({ stepId }, names) => {
    const target = stepId === null ? undefined : names.steps?.get(stepId)
    // A jump to a jump is named by its kind alone: two could name each other forever.
    if (!target || target.kind === 'GO_TO') return 'Go to another step'
    return `Go to: ${describeStep(target, names)}`
  },
  END: () => 'End here',
  CONDITION: ({ filters }, { fields }) =>
    filters.length === 0
      ? 'If a condition is met'
      : `If ${joinWith(
          'and',
          filters.map((filter) => describeMatch(filter, fields)),
        )}`,
  WAIT_FOR_EVENT: ({ event, timeout }, names) =>
    `Wait up to ${describeDuration(timeout)} until ${describeEvent(event, names)}`,
  SPLIT: ({ branches }) => `Split contacts ${branches.map(({ percent }) => `${percent}%`).join(' / ')}`,
}

/** The label of a branch, such as `Yes`. */
export function describeBranch(step: Step, key: string): string {
  if (step.kind !== 'SPLIT') return branchLabels[key as keyof typeof branchLabels] ?? key
  const index = step.branches.findIndex((branch) => branch.key === key)
  return `Path ${String.fromCharCode(65 + Math.max(index, 0))}: ${step.branches[index]?.percent ?? 0}%`
}

const branchLabels = { YES: 'Yes', NO: 'No', HAPPENED: 'It happens', TIMED_OUT: 'Time runs out' }

/** A filter as a clause: `tags include buyer`. */
export function describeMatch(filter: ContactFilter, fields: readonly FilterField[]): string {
  const field = fields.find(({ key }) => key === filter.key)
  const isStandard = !filter.key.includes('.')
  const label = field ? (isStandard ? toLowerStart(field.label) : field.label) : filter.key
  if ('anyOf' in filter || 'noneOf' in filter) {
    const labels = getChoices(filter).map(
      (value) => field?.options?.find((option) => option.value === value)?.label ?? value,
    )
    return `${label} ${getChoiceVerb(filter)} ${joinWith('or', labels)}`
  }
  return describeFilter(filter, field && { ...field, label })
}

function getChoiceVerb(filter: ContactFilter) {
  if (filter.key === 'tags') return 'noneOf' in filter ? 'do not include' : 'include'
  return 'noneOf' in filter ? 'is not' : 'is'
}

/** Abbreviations such as ZIP stay as they are. */
const toLowerStart = (text: string) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

function describeAssignment(to: Assignment, names: FlowNames) {
  if (to.type === 'BY_AREA') return `by area${to.areas.length > 0 ? `: ${pluralize(to.areas.length, 'area')}` : ''}`
  if (to.type === 'AGENT') return `to ${describeAgents(to.agentId ? [to.agentId] : [], names, 'or')}`
  return `to ${describeAgents(to.agentIds, names, 'or')} in turn`
}

function describeAgents(ids: readonly string[], { agents }: FlowNames, word: 'or' | 'and') {
  if (ids.length === 0) return 'an agent'
  const shown = ids.length > 3 ? ids.slice(0, 2) : ids
  const titles = shown.map((id) => agents.get(id)?.title ?? 'a removed agent')
  return joinWith(word, ids.length > 3 ? [...titles, `${ids.length - 2} others`] : titles)
}

function describeOne(id: string | null, names: ReadonlyMap<string, { title: string }>, article: string, noun: string) {
  if (id === null) return `${article} ${noun}`
  const title = names.get(id)?.title
  return title === undefined ? `${article} ${noun} that no longer exists` : `the ${noun} ${quote(title)}`
}

function describeValue(value: unknown, field: FilterField | undefined) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return field?.kind === 'MONEY' ? formatMoney(value) : value.toLocaleString('en-US')
  return quote(clip(String(value)))
}

const clip = (text: string) => truncate(text, 80)
