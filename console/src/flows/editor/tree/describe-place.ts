import { describeBranch, describeStep } from '@gable/shared/flows/describe-step.ts'
import type { FlowNames } from '@gable/shared/flows/names.ts'
import { getBranches } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { findPlace, findStep } from './places.ts'

/** Where a step is, for a screen reader: `step 2 of 3 in Yes of “If tags include buyer”`. */
export function describePlace(steps: readonly Step[], id: string, names: FlowNames): string {
  const place = findPlace(steps, id)
  const parent = place?.parentId ? findStep(steps, place.parentId) : undefined
  if (!place) return ''
  if (!parent) return `step ${place.index + 1} of ${steps.length}`
  const siblings = getBranches(parent).find(({ key }) => key === place.branch)?.steps ?? []
  const branch = describeBranch(parent, place.branch)
  return `step ${place.index + 1} of ${siblings.length} in ${branch} of “${describeStep(parent, names)}”`
}
