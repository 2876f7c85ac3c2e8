import * as z from 'zod'
import { RequiredLine } from '../http/fields.ts'

/** A host name with at least two labels, in lower case. International names are stored as punycode. */
export const DomainName = RequiredLine(253)
  .transform((text) => toAsciiDomain(text))
  .refine((name) => domainPattern.test(name), 'Please enter a domain such as mail.example.com')

const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

function toAsciiDomain(text: string): string {
  try {
    return new URL(`http://${text.trim().toLowerCase().replace(/\.$/, '')}`).hostname
  } catch {
    return ''
  }
}

/** PAGES is the record of a host name for public pages; the others are of sending domains. */
const domainCheckNames = ['OWNERSHIP', 'DKIM', 'SPF', 'DMARC', 'RETURN_PATH', 'PAGES'] as const
export type DomainCheckName = (typeof domainCheckNames)[number]

const checkStates = ['PENDING', 'PASSED', 'WARNING', 'FAILED', 'UNREACHABLE'] as const
export type CheckState = (typeof checkStates)[number]

/** One DNS record to set, and what the name servers of the domain answer now. */
export const DomainRecord = z.object({
  check: z.enum(domainCheckNames),
  type: z.enum(['TXT', 'CNAME', 'MX']),
  host: z.string(),
  value: z.string(),
  state: z.enum(checkStates),
  /** What is wrong and how to fix it. */
  message: z.string(),
  /** What was found. */
  found: z.array(z.string()),
  isRequired: z.boolean(),
})
export type DomainRecord = z.infer<typeof DomainRecord>

export const EmailDomain = z.object({
  _id: z.string(),
  domain: z.string(),
  /** The sender is this name at the domain. */
  localPart: z.string(),
  /** Every required record is right. Only then emails are sent from it. */
  isVerified: z.boolean(),
  /** A required record of a verified domain is missing: when emails are no longer sent from it unless it comes back. */
  stopsAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  records: z.array(DomainRecord),
  keys: z.array(
    z.object({ selector: z.string(), createdAt: z.string(), isActive: z.boolean(), retiredAt: z.string().nullable() }),
  ),
})
export type EmailDomain = z.infer<typeof EmailDomain>

export const maxEmailDomains = 10

/** How long emails are still sent from a verified domain after a required record disappeared. */
export const missingRecordGraceHours = 48

/** How long the record of a replaced key has to stay, for emails on their way. */
export const retiringKeyDays = 7

/** Bounces and complaints of the account's marketing emails by day. */
export const Reputation = z.object({
  days: z.array(z.object({ day: z.string(), sent: z.number(), bounced: z.number(), complained: z.number() })),
  /** Of the last 30 days, in percent. */
  bounceRate: z.number(),
  complaintRate: z.number(),
  pausedAt: z.string().nullable(),
  pauseReason: z.string(),
})
export type Reputation = z.infer<typeof Reputation>

/** In percent: above the first agents are warned, above the second sending pauses. */
export const reputationLimits = { bounce: { warn: 2, pause: 5 }, complaint: { warn: 0.1, pause: 0.3 } } as const

/** Rates of fewer emails say nothing. */
export const reputationMinimum = 200

const hour = z.number().int().min(0).max(23)

export const SendingRules = z.object({
  /** Marketing emails per contact and week, over all automations. */
  weeklyLimit: z.number().int().min(1).max(14),
  /** No marketing email is sent from this hour till the other, in the agency's time zone. */
  quietFrom: hour,
  quietTill: hour,
})
export type SendingRules = z.infer<typeof SendingRules>

const suppressionReasons = ['BOUNCE', 'COMPLAINT', 'MANUAL'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const Suppression = z.object({
  email: z.string(),
  reason: z.enum(suppressionReasons),
  detail: z.string(),
  at: z.string(),
})
export type Suppression = z.infer<typeof Suppression>
