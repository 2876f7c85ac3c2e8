import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeMatch } from '@gable/shared/flows/describe-step.ts'
import { describeWindow } from '@gable/shared/flows/describe-time.ts'
import { describeTrigger } from '@gable/shared/flows/describe-trigger.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { type FlowNames, joinWith } from '@gable/shared/flows/names.ts'
import { exitLabels, reentryLabels } from './rule-labels.ts'

/** Who enters a flow, as a sentence, and its other rules as lines. */
export function describeStart(kind: FlowKind, definition: FlowDefinition, names: FlowNames) {
  const { trigger, filters, reentry, exits, window } = definition
  const matches = joinWith(
    'and',
    filters.map((filter) => describeMatch(filter, names.fields)),
  )
  const sentence =
    kind === 'WORKFLOW'
      ? `${describeTrigger(trigger, names)}${trigger && matches ? `, if ${matches}` : ''}`
      : filters.length === 0
        ? 'Enroll every contact'
        : `Enroll contacts if ${matches}`
  return {
    sentence,
    details: [
      reentryLabels[reentry].label,
      ...(exits.length > 0
        ? [`Ends early: ${exits.map(({ type }) => exitLabels[type].label.toLowerCase()).join(', ')}`]
        : []),
      ...(window ? [`Sends: ${describeWindow(window).toLowerCase()}`] : []),
    ],
  }
}
