import type { EndpointKey } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from './database.ts'
import type { SessionUser } from './gate.ts'
import type { Scope } from './scope.ts'

/** Stores who did what to which record. Field names only, never values, because the audit trail outlives the data. */
export const recordAuditEntry = (
  db: Db,
  scope: Scope,
  user: SessionUser,
  action: EndpointKey,
  { params, body }: Pick<FastifyRequest, 'params' | 'body'>,
) =>
  db
    .insertInto('audit_entries')
    .values({
      account_id: scope.accountId,
      id: newId(),
      user_id: user.userId,
      emulated_by: user.emulation?.by ?? null,
      action,
      subject: JSON.stringify(params ?? {}),
      fields: body !== null && typeof body === 'object' ? Object.keys(body).sort() : [],
    })
    .execute()
