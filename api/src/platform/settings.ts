import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(fallback)
    .transform((value) => value === 'on')

/** Further databases by name: east=postgres://… west=postgres://…. A problem never shows an address, which has a password. */
const cellUrls = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((entry): [string, string] => [entry.split('=', 1)[0] ?? '', entry.slice(entry.indexOf('=') + 1)]),
  )
  .refine(
    (entries) => entries.every(([name, url]) => isCellName(name) && postgresUrl.safeParse(url).success),
    'must be a list of name=postgres://… with spaces between them. Names are lower-case letters, digits and hyphens, but not main',
  )
  .refine(
    (entries) => new Set(entries.map(([name]) => name)).size === entries.length,
    'must have a name for each database of its own',
  )
  .transform((entries) => new Map(entries))

const isCellName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name) && name !== 'main'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })

/** How many proxies are in front of the server, or their networks. Only what they add to `X-Forwarded-For` is believed. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((text): false | number | string[] => {
    if (text === 'off') return false
    if (text === 'on') return 1
    return /^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())
  })
  .refine(
    (proxies) => !Array.isArray(proxies) || proxies.every(isNetwork),
    'must be on, off, a number of proxies, or a list of addresses and networks',
  )

/** An address such as 192.0.2.4 or a network such as 10.0.0.0/8. */
function isNetwork(text: string) {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? []
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(prefix) >= 1 && Number(prefix) <= bits
}

/** Name servers that are asked instead of those of each domain: 192.0.2.53 or 192.0.2.53:5353, separated by commas. */
const dnsServers = z
  .string()
  .transform((text) => text.split(',').map((server) => server.trim()))
  .refine((servers) => servers.every(isDnsServer), 'must be a list of addresses, each with an optional port')

function isDnsServer(text: string) {
  const [, address = text] = /^([\d.]+):\d+$/.exec(text) ?? /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  return isIP(address) > 0
}

/** All settings, parsed once at the start. A test checks that the README lists each of them. */
export const Settings = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be a port between 0 and 65535').default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  CONSOLE_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
  PUBLIC_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
  DATABASE_URL: postgresUrl.optional(),
  CELLS: cellUrls,
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  /** With `DATABASE_URL` the default is off: demo users have a public password. */
  DEMO: onOff('on'),
  OWNER_EMAIL: z.email('must be an email').optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().min(3).default('Gable <no-reply@gable.test>'),
  MAIL_SPF: z
    .string()
    .regex(
      /^[a-z0-9:._/~+?=-]+( [a-z0-9:._/~+?=-]+)*$/i,
      'must be the terms of an SPF record, such as include:_spf.example.com',
    )
    .optional(),
  MAIL_BOUNCE_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/, 'must be a domain such as bounces.example.com')
    .optional(),
  INTAKE_MAIL_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/, 'must be a domain such as in.example.com')
    .optional(),
  INTAKE_MAIL_POSTMARK: z
    .string()
    .regex(/^[^:\s]+:[^\s]{8,}$/, 'must be a user and a password of at least 8 characters, such as gable:password')
    .optional(),
  INBOUND_SMTP_PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65535, 'must be a port between 0 and 65535')
    .optional(),
  MAIL_EVENTS_POSTMARK: z
    .string()
    .regex(/^[^:\s]+:[^\s]{8,}$/, 'must be a user and a password of at least 8 characters, such as gable:password')
    .optional(),
  MAIL_EVENTS_SENDGRID: z
    .string()
    .regex(/^[A-Za-z0-9+/]{80,}=*$/, 'must be the verification key of the event webhook')
    .optional(),
  MAIL_EVENTS_MAILGUN: z.string().min(16, 'must be the signing key of webhooks').optional(),
  MAIL_EVENTS_SES: z
    .string()
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d+:[\w-]+$/, 'must be the ARN of an SNS topic')
    .optional(),
  MAIL_EVENTS_RESEND: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{16,}=*$/, 'must be a signing secret that begins with whsec_')
    .optional(),
  LOB_API_KEY: z.string().min(8, 'must be a key of Lob').optional(),
  LOB_WEBHOOK_SECRET: z.string().min(16, 'must be the secret of a webhook of Lob').optional(),
  LOB_API_URL: httpUrl.transform((url) => new URL(url).origin).default('https://api.lob.com'),
  DNS_SERVERS: dnsServers.optional(),
  SUPPORT_URL: z
    .url({ protocol: /^(https?|mailto)$/, error: 'must be an http, https or mailto URL' })
    .default('mailto:support@gable.test'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  THINKIFIC_SITE: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name before .thinkific.com')
    .optional(),
  THINKIFIC_KEY: z.string().min(8, 'must be the key of the site').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w{8,}$/, 'must be a secret or restricted key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'must be a signing secret that begins with whsec_')
    .optional(),
  STRIPE_URL: httpUrl.default('https://api.stripe.com'),
  ERROR_DSN: httpUrl.optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('info'),
  PRODUCT_NAME: z.string().min(1).default('the product'),
  DEVICE_CHECK: onOff('on'),
  TRUST_PROXY: trustedProxies,
  WORKER: onOff('on'),
  WEBHOOKS_ALLOW_PRIVATE: onOff('off'),
  GA4_URL: httpUrl.default('https://www.google-analytics.com'),
  META_URL: httpUrl.default('https://graph.facebook.com'),
  GOOGLE_ADS_URL: httpUrl.default('https://datamanager.googleapis.com'),
  TIKTOK_URL: httpUrl.default('https://business-api.tiktok.com'),
  LINKEDIN_URL: httpUrl.default('https://api.linkedin.com'),
  FOLLOW_UP_BOSS_URL: httpUrl.default('https://api.followupboss.com'),
  FOLLOW_UP_BOSS_SYSTEM_KEY: z.string().min(8, 'must be the key of a registered system').optional(),
  ZESTIMATE_URL: httpUrl.default('https://api.bridgedataoutput.com'),
  TWILIO_URL: httpUrl.default('https://api.twilio.com'),
  TWILIO_MESSAGING_URL: httpUrl.default('https://messaging.twilio.com'),
  GOOGLE_CLIENT_ID: z.string().min(8, 'must be an OAuth client ID').optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(8, 'must be the secret of the OAuth client').optional(),
  GOOGLE_SIGN_IN_URL: httpUrl.default('https://accounts.google.com'),
  GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com'),
  GOOGLE_CALENDAR_URL: httpUrl.default('https://www.googleapis.com'),
  MICROSOFT_CLIENT_ID: z.string().min(8, 'must be an application (client) ID').optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(8, 'must be a client secret').optional(),
  MICROSOFT_SIGN_IN_URL: httpUrl.default('https://login.microsoftonline.com/common'),
  MICROSOFT_GRAPH_URL: httpUrl.default('https://graph.microsoft.com'),
  ADDRESS_PHOTON_URL: httpUrl.optional(),
  TILE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must contain {z}, {x} and {y}')
    .optional(),
  TILE_ATTRIBUTION: z.string().max(200).default(''),
  ADDRESS_GEOAPIFY_KEY: z.string().min(8, 'must be a key of Geoapify').optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
})

export type Settings = z.infer<typeof Settings>

/** Its message is one sentence for the operator. The program prints it and exits. */
export class InvalidSettingError extends Error {
  override name = 'WrongSetting'
}

export function parseSettings(environment: Record<string, string | undefined>): Settings {
  // Compose files and CI set a variable to an empty string for "none".
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse({ ...(nonEmpty.DATABASE_URL && { DEMO: 'off' }), ...nonEmpty })
  if (!parsed.success) throw new InvalidSettingError(formatIssue(parsed.error.issues[0]))
  return requireCompleteGroups(parsed.data)
}

function formatIssue(issue: z.core.$ZodIssue | undefined) {
  return `The setting ${issue?.path.join('.')} ${issue?.message}.`
}

const settingGroups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['THINKIFIC_SITE', 'THINKIFIC_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['LOB_API_KEY', 'LOB_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
] as const

/** Settings of a group work only together, so a missing one is an error. */
function requireCompleteGroups(settings: Settings): Settings {
  for (const names of settingGroups) {
    const missing = names.find((name) => settings[name] === undefined)
    const present = names.find((name) => settings[name] !== undefined)
    if (missing && present)
      throw new InvalidSettingError(`The setting ${missing} is missing. It is required with ${present}.`)
  }
  return settings
}

/** The URL where people sign in. Emails link to it, so it is never taken from a request. */
export const consoleOrigin = ({ CONSOLE_ORIGIN, PORT }: Pick<Settings, 'CONSOLE_ORIGIN' | 'PORT'>): string =>
  CONSOLE_ORIGIN ?? `http://localhost:${PORT}`

/** The URL where visitors reach pages and widgets. */
export const publicOrigin = (settings: Pick<Settings, 'PUBLIC_ORIGIN' | 'CONSOLE_ORIGIN' | 'PORT'>): string =>
  settings.PUBLIC_ORIGIN ?? consoleOrigin(settings)
