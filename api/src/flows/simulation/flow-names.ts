import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { describeTrigger } from '@gable/shared/flows/describe-trigger.ts'
import type { FlowNames } from '@gable/shared/flows/names.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getFlowReferences } from '../find-errors.ts'

/** The titles of what a flow refers to, and its steps by id. */
export async function getFlowNames(
  db: Db,
  scope: AccountScope,
  { steps }: FlowDefinition,
): Promise<FlowNames & { steps: Map<string, Step> }> {
  const references = await getFlowReferences(db, scope)
  return { ...references, steps: new Map(listSteps(steps).map((step) => [step.id, step])) }
}

/** Why contacts enter a flow, in words. */
export const describeStart = ({ trigger, filters }: FlowDefinition, names: FlowNames): string =>
  trigger ? describeTrigger(trigger, names) : describeFilters(filters, names).join(', ') || 'Every contact'

export const describeFilters = (filters: FlowDefinition['filters'], { fields }: FlowNames): string[] =>
  filters.map((filter) =>
    describeFilter(
      filter,
      fields.find(({ key }) => key === filter.key),
    ),
  )
