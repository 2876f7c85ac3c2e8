import * as z from 'zod'
import { OptionalText, RequiredLine, RequiredText, tooLongMessage } from '../http/fields.ts'
import { MlsRun } from './run.ts'

export const connectionsMaximum = 10
/** Changes are asked for this often. */
export const syncMinutes = 15
export const csvBytesMaximum = 25 * 1024 * 1024
export const csvRowsMaximum = 20_000

/** The path that the file of a CSV source is sent to. */
export const toCsvPath = (connectionId: string) => `/api/agent/mls/connections/${connectionId}/file`

export const MlsMember = z.object({
  mlsId: z.string().trim().min(1, 'Please enter the MLS ID').max(50),
  agentId: z.uuid('Please choose a team member'),
})
export type MlsMember = z.infer<typeof MlsMember>

const Logo = z.object({
  url: z.string().max(300),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
})

const display = {
  name: RequiredLine(100),
  officeIds: z.array(z.string().trim().min(1).max(50)).max(50).default([]),
  members: z.array(MlsMember).max(500).default([]),
  attribution: RequiredText(300),
  disclaimer: OptionalText(2000).default(''),
  logo: Logo.nullable().default(null),
  showAddress: z.boolean().default(true),
  showSoldPrice: z.boolean().default(true),
  showPhotos: z.boolean().default(true),
  delayDays: z.number('Please enter a number of days').int().min(0).max(365).default(0),
}

/** Requires two slashes, which `URL.canParse` does not. Hosts on a private network need no dot. */
const isUrl = (text: string) => {
  if (!/^https?:\/\/[^\s/][^\s]*$/i.test(text) || !URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username === '' && password === '' && search === '' && hash === ''
}

const url = z.string().trim().max(500, tooLongMessage(500))
const requiredUrl = url.refine(isUrl, 'Please enter a valid URL')

export const ResoConnectionInput = z
  .object({
    kind: z.literal('RESO'),
    ...display,
    baseUrl: requiredUrl,
    authKind: z.enum(['BEARER', 'CLIENT_CREDENTIALS']),
    tokenUrl: url.default(''),
    clientId: z.string().trim().max(300).default(''),
    /** The access token or the client secret. Empty keeps the stored one. */
    secret: z.string().trim().max(4000, tooLongMessage(4000)).default(''),
    originatingSystem: OptionalText(100).default(''),
  })
  .refine(({ authKind, tokenUrl }) => authKind === 'BEARER' || isUrl(tokenUrl), {
    path: ['tokenUrl'],
    message: 'Please enter a valid URL',
  })
  .refine(({ authKind, clientId }) => authKind === 'BEARER' || clientId !== '', {
    path: ['clientId'],
    message: 'This field is required',
  })
export type ResoConnectionInput = z.output<typeof ResoConnectionInput>

export const CsvConnectionInput = z.object({ kind: z.literal('CSV'), ...display })
export type CsvConnectionInput = z.output<typeof CsvConnectionInput>

export const MlsConnectionInput = z.discriminatedUnion('kind', [ResoConnectionInput, CsvConnectionInput])
export type MlsConnectionInput = z.output<typeof MlsConnectionInput>

export const MlsConnection = z.object({
  _id: z.string(),
  kind: z.enum(['RESO', 'CSV']),
  name: z.string(),
  baseUrl: z.string(),
  authKind: z.enum(['BEARER', 'CLIENT_CREDENTIALS']),
  tokenUrl: z.string(),
  clientId: z.string(),
  /** The last characters of the stored secret, or empty. */
  secretHint: z.string(),
  originatingSystem: z.string(),
  officeIds: z.array(z.string()),
  members: z.array(z.object({ mlsId: z.string(), agentId: z.string() })),
  attribution: z.string(),
  disclaimer: z.string(),
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  showAddress: z.boolean(),
  showSoldPrice: z.boolean(),
  showPhotos: z.boolean(),
  delayDays: z.number(),
  state: z.enum(['ACTIVE', 'PAUSED', 'NEEDS_ATTENTION']),
  stateReason: z.string(),
  listings: z.number(),
  syncedAt: z.string().nullable(),
  latestRun: MlsRun.nullable(),
  createdAt: z.string(),
})
export type MlsConnection = z.infer<typeof MlsConnection>
