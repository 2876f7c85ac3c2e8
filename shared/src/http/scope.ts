import { getArea } from './areas.ts'
import { type Endpoint, type EndpointKey, requiresAccount } from './endpoint.ts'

/** The scope that an API key needs for a call. Undefined for calls that need none, or are not for keys. */
export function getScope(
  key: EndpointKey,
  endpoint: Pick<Endpoint, 'allow' | 'readOnly' | 'sessionOnly'>,
): string | undefined {
  if (!requiresAccount(endpoint.allow) || endpoint.sessionOnly) return undefined
  return `${getArea(key)}:${key.startsWith('GET ') || endpoint.readOnly ? 'read' : 'write'}`
}
