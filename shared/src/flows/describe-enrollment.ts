import type { FlowDefinition } from './definition.ts'
import { describeMatch } from './describe-step.ts'
import { describeTrigger } from './describe-trigger.ts'
import type { FlowKind } from './flow.ts'
import { type FlowNames, joinWith } from './names.ts'

/** Who enters a flow, as a sentence. */
export function describeEnrollment(
  kind: FlowKind,
  { trigger, filters }: Pick<FlowDefinition, 'trigger' | 'filters'>,
  names: FlowNames,
): string {
  const matches = joinWith(
    'and',
    filters.map((filter) => describeMatch(filter, names.fields)),
  )
  if (kind === 'WORKFLOW') return `${describeTrigger(trigger, names)}${trigger && matches ? `, if ${matches}` : ''}`
  return filters.length === 0 ? 'Enroll every contact' : `Enroll contacts if ${matches}`
}
