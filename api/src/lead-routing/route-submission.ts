import { parseMailingAddress } from '@gable/shared/addresses/parse-mailing-address.ts'
import type { RoutableLead } from '@gable/shared/lead-routing/check-filter.ts'
import {
  type CurrentAgents,
  decideRoute,
  findRoute,
  type RoutingContext,
} from '@gable/shared/lead-routing/route-lead.ts'
import type { RoutingDecision } from '@gable/shared/leads/routing-decision.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type RoutingRows, takeTurn } from './routing-queries.ts'

/** Decides who gets a lead, in the transaction that creates it. A round robin moves on by one turn. */
export async function routeSubmission(
  db: Db,
  scope: AccountScope,
  lead: RoutableLead,
  current: CurrentAgents,
  rows: RoutingRows | null,
): Promise<RoutingDecision> {
  const context = toRoutingContext(rows)
  const found = findRoute(lead, current, context)
  // The lock is taken only if there is somebody to choose from.
  const { rule, choice } = found.route ?? {}
  const turn = rule && (choice?.agentIds.length ?? 0) > 1 ? await takeTurn(db, scope, rule._id) : 0
  return decideRoute(found, current, context, turn)
}

export const toRoutingContext = (rows: RoutingRows | null): RoutingContext => ({
  rules: rows?.rules ?? [],
  agents: new Map(rows?.agents.map(({ id, name }) => [id, name]) ?? []),
  timeZone: rows?.timeZone ?? 'UTC',
  officeHours: rows?.officeHours ?? null,
})

/** Where a home is: as recorded, or as far as the address tells. */
export function toHomeArea(
  recorded: { city: string | null; zip: string | null; state: string | null } | null,
  address: string | null,
): Pick<RoutableLead, 'city' | 'zip' | 'state'> {
  if (recorded?.city || recorded?.zip)
    return { city: recorded.city ?? '', zip: recorded.zip ?? '', state: recorded.state ?? '' }
  const { city, zip, state } = (address && parseMailingAddress(address)) || { city: '', zip: '', state: '' }
  return { city, zip, state }
}
