import type { ExitRule, FlowDefinition, SendWindow } from './definition.ts'
import { type FlowKind, stepMaximum } from './flow.ts'
import type { FlowError } from './flow-detail.ts'
import type { FlowReferences } from './names.ts'
import { listSteps } from './program.ts'
import type { Step } from './step.ts'
import { listFilterErrors } from './validate-filters.ts'
import { listPathErrors } from './validate-paths.ts'
import { listStepErrors } from './validate-step.ts'
import { listTriggerErrors } from './validate-trigger.ts'

/** What prevents publishing a flow: the errors of its start, then those of its steps, from the top. */
export function validateFlow(
  kind: FlowKind,
  { trigger, filters, exits, window, steps }: FlowDefinition,
  known: FlowReferences,
): FlowError[] {
  const all = listSteps(steps)
  const context = { known, addedTags: new Set(all.flatMap((step) => (step.kind === 'ADD_TAG' ? [step.tag] : []))) }
  const start = [
    ...(kind === 'WORKFLOW' && !trigger ? ['Choose what starts this workflow.'] : []),
    ...(kind === 'WORKFLOW' && trigger ? listTriggerErrors(trigger, known) : []),
    ...listFilterErrors(filters, context),
    ...listExitErrors(exits),
    ...listWindowErrors(window),
    ...(steps.length === 0 ? ['Add at least one step.'] : []),
    ...(all.length > stepMaximum
      ? [`There can be at most ${stepMaximum} steps. Remove ${all.length - stepMaximum}.`]
      : []),
  ]
  const paths = listPathErrors(steps)
  return [
    ...start.map((message) => ({ stepId: null, message })),
    ...all.flatMap((step, index) => [
      ...(isRepeated(all, index) ? [{ stepId: step.id, message: repeatedMessage }] : []),
      ...listStepErrors(step, context).map((message) => ({ stepId: step.id, message })),
      ...paths.filter(({ stepId }) => stepId === step.id),
    ]),
  ]
}

/** Whether all contacts of the account are enrolled. It is allowed, but deserves a question. */
export const enrollsEveryone = (kind: FlowKind, { filters }: Pick<FlowDefinition, 'filters'>): boolean =>
  kind === 'AUTOMATION' && filters.length === 0

const isRepeated = (all: readonly Step[], index: number) => all.findIndex(({ id }) => id === all[index]?.id) < index

const repeatedMessage = 'Another step has the same ID. Remove this step and add it again.'

const listExitErrors = (exits: readonly ExitRule[]) => [
  ...(new Set(exits.map(({ type }) => type)).size < exits.length ? ['Use each exit rule only once.'] : []),
  ...(exits.some((exit) => exit.type === 'REACHES_STAGE' && exit.stages.length === 0)
    ? ['Choose the stages that end it.']
    : []),
]

function listWindowErrors(window: SendWindow | null) {
  if (!window) return []
  return [
    ...(window.days.length === 0 ? ['Choose at least one day for sending.'] : []),
    ...(window.from >= window.till ? ['Sending must start before it ends on the same day.'] : []),
  ]
}
