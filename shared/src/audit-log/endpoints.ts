import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { AuditLogEntry, AuditLogFilter } from './audit-log.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const auditLogEndpoints = defineEndpoints({
  'GET /agent/audit-log': {
    allow,
    about: 'Who did what, newest first, with the sign-ins of members. Continue with the last ID of a page as `before`.',
    query: AuditLogFilter.extend({ before: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ data: z.array(AuditLogEntry), hasMore: z.boolean() }),
  },
  'GET /agent/audit-log/filters': {
    allow,
    about: 'The members and areas that the audit log can be filtered by.',
    reply: z.object({
      members: z.array(z.object({ userId: z.string(), fullName: z.string(), email: z.string() })),
      areas: z.array(z.object({ area: z.string(), label: z.string() })),
    }),
  },
})
