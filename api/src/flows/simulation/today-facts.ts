import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow, listSteps } from '@gable/shared/flows/program.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listMatchingIds } from './replay-queries.ts'
import type { WalkedFlow } from './walk-steps.ts'

/** Which contacts match the filters of flows today, one bit per contact and set of filters. */
interface TodayFacts {
  contactIds: readonly string[]
  matches: (filters: readonly ContactFilter[], contactId: string) => boolean
}

/** Asks once for each set of filters of the flows and their conditions. */
export async function loadTodayFacts(
  db: Db,
  scope: AccountScope,
  definitions: readonly FlowDefinition[],
): Promise<TodayFacts> {
  const contactIds = await listMatchingIds(db, scope, [])
  const indexes = new Map(contactIds.map((id, index) => [id, index]))
  const asked = new Map<string, Uint8Array>()
  // By the array itself: it is looked up for every event.
  const sets = new Map<readonly ContactFilter[], Uint8Array>()
  for (const filters of definitions.flatMap(listFilterSets)) {
    if (filters.length === 0) continue
    const key = JSON.stringify(filters)
    const bits = asked.get(key) ?? (await askBits(filters))
    asked.set(key, bits)
    sets.set(filters, bits)
  }
  async function askBits(filters: readonly ContactFilter[]) {
    const bits = new Uint8Array(contactIds.length)
    for (const id of await listMatchingIds(db, scope, filters)) {
      const index = indexes.get(id)
      if (index !== undefined) bits[index] = 1
    }
    return bits
  }
  return {
    contactIds,
    matches: (filters, contactId) => {
      const index = indexes.get(contactId)
      if (index === undefined) return false
      return filters.length === 0 || sets.get(filters)?.[index] === 1
    },
  }
}

const listFilterSets = ({ filters, steps }: FlowDefinition): (readonly ContactFilter[])[] => [
  filters,
  ...listSteps(steps).flatMap((step) => (step.kind === 'CONDITION' ? [step.filters] : [])),
]

/** A flow whose conditions are met by today's facts. */
export function toWalkedFlow(definition: FlowDefinition, timeZone: string, matches: TodayFacts['matches']): WalkedFlow {
  const program = compileFlow(definition)
  const filtersByStep = new Map(
    listSteps(definition.steps).flatMap((step) =>
      step.kind === 'CONDITION' ? [[step.id, step.filters] as const] : [],
    ),
  )
  return {
    definition,
    program,
    timeZone,
    meets: (stepId, contactId) => matches(filtersByStep.get(stepId) ?? [], contactId),
  }
}
