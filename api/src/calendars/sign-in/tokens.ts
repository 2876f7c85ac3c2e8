import * as z from 'zod'
import type { OutboundResponse } from '../../platform/outbound/send-request.ts'
import { CalendarError } from '../provider.ts'
import {
  type CalendarRequest,
  parseJsonObject,
  type RequestContext,
  requestCalendar,
  toCalendarError,
} from '../request.ts'
import type { SignInConfig } from './sign-in-config.ts'

/** What a provider gave us for an agent. */
export const Tokens = z.object({ refreshToken: z.string(), accessToken: z.string(), expiresAt: z.number() })
export type Tokens = z.infer<typeof Tokens>

export type SignedInRequest = (request: CalendarRequest) => Promise<OutboundResponse>

/** Redeems the code that the provider sent the browser back with (RFC 6749, 4.1.3, with PKCE). */
export const redeemCode = (
  config: SignInConfig,
  context: RequestContext,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Tokens> =>
  requestTokens(config, context, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })

/** Requests with an access token, which is refreshed when it expired or is refused, and stored by `save`. */
export function createSignedInRequest(
  config: SignInConfig,
  context: RequestContext,
  stored: Tokens,
  save: (tokens: Tokens) => Promise<void>,
): SignedInRequest {
  let tokens = stored
  const refresh = async () => {
    tokens = await requestTokens(config, context, { grant_type: 'refresh_token' }, tokens.refreshToken)
    await save(tokens)
  }
  const send = ({ headers, ...request }: CalendarRequest) =>
    requestCalendar(context, { ...request, headers: { ...headers, authorization: `Bearer ${tokens.accessToken}` } })
  return async (request) => {
    const isFresh = tokens.expiresAt - refreshAhead > Date.now()
    if (!isFresh) await refresh()
    const response = await send(request)
    // Our clock may be wrong, and tokens are revoked.
    if (response.status !== 401 || !isFresh) return response
    await refresh()
    return send(request)
  }
}

const refreshAhead = 60_000

const TokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/),
  refresh_token: z
    .string()
    .regex(/^[\x21-\x7e]{1,8000}$/)
    .nullish(),
  expires_in: z.coerce.number().min(0).max(90_000_000).catch(3600),
})

/** Microsoft replaces the refresh token each time, Google never does. */
async function requestTokens(
  { title, tokenUrl, clientId, clientSecret }: SignInConfig,
  context: RequestContext,
  grant: Record<string, string>,
  refreshToken?: string,
): Promise<Tokens> {
  const response = await requestCalendar(context, {
    url: tokenUrl,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...grant,
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
  })
  if ([400, 401, 403].includes(response.status)) throw toRefusal(title, response)
  if (response.status !== 200) throw toCalendarError(response)
  const { data } = TokenAnswer.safeParse(parseJsonObject(response))
  const nextRefreshToken = data?.refresh_token ?? refreshToken
  if (!data || !nextRefreshToken) throw new CalendarError('FAILED', `${title} did not return an access token.`)
  return {
    accessToken: data.access_token,
    refreshToken: nextRefreshToken,
    expiresAt: Date.now() + data.expires_in * 1000,
  }
}

/** Only `invalid_grant` says that the agent must sign in again. Anything else is wrong with the installation. */
function toRefusal(title: string, response: OutboundResponse): CalendarError {
  const { error } = parseJsonObject(response)
  return error === 'invalid_grant'
    ? new CalendarError('AUTH', `${title} does not allow the access any more.`)
    : new CalendarError('FAILED', `${title} refused the client of this server (${String(error).slice(0, 60)}).`)
}
