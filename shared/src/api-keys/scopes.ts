import type { Permission } from '../access.ts'
import { getAreaLabel, listAreas } from '../http/areas.ts'
import type { Endpoint, EndpointKey, EndpointTable } from '../http/endpoint.ts'
import { getScope } from '../http/scope.ts'
import type { ScopeOption } from './api-key.ts'

/** What somebody may choose for a new key, by area. */
export function listScopeOptions(contract: EndpointTable, permissions: readonly Permission[]): ScopeOption[] {
  const allowed = listAllowedScopes(contract, permissions)
  return listAreas(listCalls(contract).map(({ key }) => key)).map((area) => ({
    area,
    label: getAreaLabel(area),
    canRead: allowed.has(`${area}:read`),
    canWrite: allowed.has(`${area}:write`),
  }))
}

/** The scopes with at least one call that somebody with these permissions may make. */
export const listAllowedScopes = (contract: EndpointTable, permissions: readonly Permission[]): ReadonlySet<string> =>
  new Set(
    listCalls(contract)
      .filter(({ endpoint }) => isAllowed(endpoint, permissions))
      .map(({ scope }) => scope),
  )

const listCalls = (contract: EndpointTable) =>
  (Object.entries(contract) as [EndpointKey, Endpoint][]).flatMap(([key, endpoint]) => {
    const scope = getScope(key, endpoint)
    return scope ? [{ key, endpoint, scope }] : []
  })

const isAllowed = ({ allow }: Pick<Endpoint, 'allow'>, permissions: readonly Permission[]) =>
  allow === 'member' || permissions.some((permission) => permission === allow)
