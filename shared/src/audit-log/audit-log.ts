import * as z from 'zod'
import { cleanLine } from '../text/clean-text.ts'

/** The area of sign-ins and changes of passwords, which belong to a person instead of an account. */
export const securityArea = 'security'

export const AuditTarget = z.object({
  _id: z.string(),
  /** Such as `contact`. */
  type: z.string(),
  name: z.string(),
  /** The page of the console, within the account. */
  path: z.string().nullable(),
})
export type AuditTarget = z.infer<typeof AuditTarget>

export const AuditLogEntry = z.object({
  _id: z.string(),
  at: z.string(),
  area: z.string(),
  areaLabel: z.string(),
  /** What was done, after the name: `renamed a widget`. */
  phrase: z.string(),
  by: z.object({ userId: z.string(), fullName: z.string(), email: z.string() }),
  /** Who from support worked in the name of this person. */
  emulatedBy: z.string().nullable(),
  /** The API key that was used, with the name it had. */
  apiKey: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** The IP address, if it was recorded. */
  address: z.string().nullable(),
  /** The browser and system. */
  device: z.string().nullable(),
  /** The names of the fields that were sent. Values are not stored. */
  fields: z.array(z.string()),
  /** The call of the API, or the kind of security event. */
  action: z.string(),
  /** Null if it concerned nothing in particular, or no longer exists. */
  target: AuditTarget.nullable(),
  /** The ID of the target, which stays when the target is deleted. */
  targetId: z.string().nullable(),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

export const AuditLogFilter = z.object({
  userId: z.uuid().optional(),
  area: z.string().max(60).optional(),
  /** Days in the time zone of the agency, both included. */
  from: z.iso.date().optional(),
  till: z.iso.date().optional(),
  /** The name or the ID of what was changed. */
  search: z.string().overwrite(cleanLine).max(200).optional(),
})
export type AuditLogFilter = z.infer<typeof AuditLogFilter>

export const auditLogFileUrl = (accountId: string, filter: AuditLogFilter): string => {
  const query = new URLSearchParams({ account: accountId })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return `/api/agent/audit-log.csv?${query}`
}
