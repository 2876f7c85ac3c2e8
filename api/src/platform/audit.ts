import { getSection } from '@gable/shared/http/areas.ts'
import type { EndpointKey } from '@gable/shared/http/endpoint.ts'
import { isId, newId } from '@gable/shared/ids.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from './database.ts'
import type { Caller } from './gate.ts'
import type { Scope } from './scope.ts'

/** Stores who did what to which record, from where. Field names only, never values, because the audit trail outlives the data. */
export const recordAuditEntry = (
  db: Db,
  scope: Scope,
  user: Caller,
  action: EndpointKey,
  request: FastifyRequest,
  result: unknown,
) =>
  db
    .insertInto('audit_entries')
    .values({
      account_id: scope.accountId,
      id: newId(),
      user_id: user.userId,
      emulated_by: user.emulation?.by ?? null,
      action,
      subject: JSON.stringify(request.params ?? {}),
      fields: isRecord(request.body) ? Object.keys(request.body).sort() : [],
      ...getOrigin(request),
      api_key_id: user.apiKey?.id ?? null,
      api_key_name: user.apiKey?.name ?? null,
      section: getSection(action),
      target_id: findTarget(action, request, result),
    })
    .execute()

/** The address and the browser that a request came from. */
export const getOrigin = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  address: ip,
  user_agent: (headers['user-agent'] ?? '').slice(0, 300),
})

/** The record that the path names last; of a new one the contact it is about, or itself. */
function findTarget(action: EndpointKey, { params, body }: FastifyRequest, result: unknown): string | null {
  const name = /.*:(\w+)/.exec(action)?.[1]
  const candidates = [
    name && isRecord(params) && params[name],
    isRecord(body) && body.contactId,
    isRecord(result) && result._id,
    // A reply such as `{ webhook: { _id }, secret }`.
    isRecord(result) && Object.values(result).find(isRecord)?._id,
    isRecord(body) && body._id,
  ]
  return candidates.find((id): id is string => typeof id === 'string' && isId(id)) ?? null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
