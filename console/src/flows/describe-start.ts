import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeEnrollment } from '@gable/shared/flows/describe-enrollment.ts'
import { describeWindow } from '@gable/shared/flows/describe-time.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowNames } from '@gable/shared/flows/names.ts'
import { exitLabels, reentryLabels } from './rule-labels.ts'

/** Who enters a flow, as a sentence, and its other rules as lines. */
export function describeStart(kind: FlowKind, definition: FlowDefinition, names: FlowNames) {
  const { reentry, exits, window } = definition
  return {
    sentence: describeEnrollment(kind, definition, names),
    details: [
      reentryLabels[reentry].label,
      ...(exits.length > 0
        ? [`Ends early: ${exits.map(({ type }) => exitLabels[type].label.toLowerCase()).join(', ')}`]
        : []),
      ...(window ? [`Sends: ${describeWindow(window).toLowerCase()}`] : []),
    ],
  }
}
