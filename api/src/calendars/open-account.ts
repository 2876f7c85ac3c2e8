import * as z from 'zod'
import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'
import { toTargetPolicy } from '../platform/outbound/target.ts'
import type { Settings } from '../platform/settings.ts'
import { createCalDavAccount } from './caldav/caldav-account.ts'
import type { ConnectionRow } from './connection-queries.ts'
import { createGoogleAccount } from './google/google-account.ts'
import { createMicrosoftAccount } from './microsoft/microsoft-account.ts'
import { type CalendarAccount, CalendarError } from './provider.ts'
import type { RequestContext } from './request.ts'
import { getSignInConfig, type SignInConfig } from './sign-in/sign-in-config.ts'
import { createSignedInRequest, Tokens } from './sign-in/tokens.ts'

export interface CalendarContext {
  settings: Settings
  secret: Buffer
  /** Shorter in tests of servers that never answer. */
  timeoutMs?: number | undefined
}

const Password = z.object({ username: z.string(), password: z.string() })
export type Credential = Tokens | z.infer<typeof Password>

/** Encrypts what a provider gave us for an agent, bound to the row of the connection. */
export const encryptCredential = (credential: Credential, connectionId: string, secret: Buffer): Buffer =>
  encryptAtRest({ purpose, secret }, connectionId, JSON.stringify(credential))

export const decryptTokens = (row: Pick<ConnectionRow, 'id' | 'credential'>, secret: Buffer): Tokens =>
  Tokens.parse(decrypt(row, secret))

const decryptPassword = (row: Pick<ConnectionRow, 'id' | 'credential'>, secret: Buffer) =>
  Password.parse(decrypt(row, secret))

const decrypt = ({ id, credential }: Pick<ConnectionRow, 'id' | 'credential'>, secret: Buffer): unknown =>
  JSON.parse(decryptAtRest({ purpose, secret }, id, credential))

const purpose = 'credentials of calendars'

export const toRequestContext = ({ settings, timeoutMs }: CalendarContext, signal: AbortSignal): RequestContext => ({
  policy: toTargetPolicy(settings),
  signal,
  timeoutMs,
})

/** The calendars of a connection. New tokens are stored by `save` before they are used. */
export function openAccount(
  row: Pick<ConnectionRow, 'id' | 'provider' | 'server_url' | 'credential'>,
  context: CalendarContext,
  signal: AbortSignal,
  save: (tokens: Tokens) => Promise<void>,
): CalendarAccount {
  const request = toRequestContext(context, signal)
  if (row.provider === 'CALDAV')
    return createCalDavAccount({ serverUrl: row.server_url, ...decryptPassword(row, context.secret) }, request)
  const config = getSignInConfig(row.provider, context.settings)
  if (!config) throw new CalendarError('FAILED', 'It is not set up on this server any more. Ask who runs it.')
  return openSignedIn(row.provider, config, context, request, decryptTokens(row, context.secret), save)
}

export function openSignedIn(
  provider: 'GOOGLE' | 'MICROSOFT',
  config: SignInConfig,
  { settings }: CalendarContext,
  request: RequestContext,
  tokens: Tokens,
  save: (tokens: Tokens) => Promise<void>,
): CalendarAccount {
  const signedIn = createSignedInRequest(config, request, tokens, save)
  return provider === 'GOOGLE'
    ? createGoogleAccount(settings.GOOGLE_CALENDAR_URL, signedIn)
    : createMicrosoftAccount(settings.MICROSOFT_GRAPH_URL, signedIn)
}
