import { Readable } from 'node:stream'
import { AuditLogFilter, securityArea } from '@gable/shared/audit-log/audit-log.ts'
import { auditLogEndpoints } from '@gable/shared/audit-log/endpoints.ts'
import { contract } from '@gable/shared/contract.ts'
import { getAreaLabel, listAreas } from '@gable/shared/http/areas.ts'
import { type Endpoint, requiresAccount } from '@gable/shared/http/endpoint.ts'
import { Id } from '@gable/shared/http/fields.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { authorize } from '../platform/gate.ts'
import { serve } from '../platform/serve.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { renderAuditLog } from './audit-log-file.ts'
import { listAuditEntries, securityLabel } from './list-entries.ts'
import { listAuditMembers } from './queries.ts'

export async function auditLogRoutes(app: FastifyInstance) {
  await app.register(auditLogFileRoute)
  serve(app, auditLogEndpoints, {
    'GET /agent/audit-log': ({ db, scope, query }) => listAuditEntries(db, scope, query),
    'GET /agent/audit-log/filters': async ({ db, scope }) => ({
      members: await listAuditMembers(db, scope),
      areas: [{ area: securityArea, label: securityLabel }, ...areas],
    }),
  })
}

/** The areas in which something can be changed. */
const areas = listAreas(
  Object.entries(contract as Record<string, Endpoint>)
    .filter(([key, { allow, readOnly }]) => requiresAccount(allow) && !key.startsWith('GET ') && !readOnly)
    .map(([key]) => key),
).map((area) => ({ area, label: getAreaLabel(area) }))

/** A browser saves it, so the account is in the URL instead of a header. */
async function auditLogFileRoute(app: FastifyInstance) {
  const querystring = AuditLogFilter.extend({ account: Id })
  app.get<{ Querystring: z.infer<typeof querystring> }>(
    '/agent/audit-log.csv',
    { schema: { querystring } },
    async (request, reply) => {
      const { account: accountId, ...filter } = request.query
      const credentials = { token: getSessionToken(request), accountId }
      const { scope } = await authorize(app.db, { allow: 'ACCESS_ACCOUNT_SETTINGS' }, credentials)
      if (!scope) throw new Problem('not_found', 'File not found')
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="audit-log.csv"',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(renderAuditLog(app.db, scope, filter)))
    },
  )
}
