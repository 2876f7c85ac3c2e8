import { createHash } from 'node:crypto'
import { parseGoogleCredentials } from '@gable/shared/conversions/google-credentials.ts'
import * as z from 'zod'
import { OutboundError, sendRequest } from '../platform/outbound/send-request.ts'
import { parseJson } from '../platform/parse-json.ts'
import type { Access } from './vendors/vendor.ts'

/**
 * Exchanges stored credentials for access tokens (RFC 6749, 6), and keeps each until shortly before it expires. Nothing of
 * a lead is part of that, so it may be tried again as often as needed.
 */
export function createGoogleAccess(origin: string) {
  const cache = new Map<string, { token: string; expiresAt: number }>()
  return {
    forget: (credentials: string) => cache.delete(toKey(credentials)),
    async get(credentials: string, signal: AbortSignal): Promise<Access> {
      const key = toKey(credentials)
      const cached = cache.get(key)
      if (cached && cached.expiresAt > Date.now()) return cached
      const access = await request(origin, credentials, signal)
      if ('error' in access) return access
      if (cache.size >= cacheMaximum) cache.clear()
      cache.set(key, access)
      return access
    },
  }
}

const cacheMaximum = 1000
const refreshAhead = 60

/** Memory holds the tokens of no account under its secret. */
const toKey = (credentials: string) => createHash('sha256').update(credentials).digest('base64')

async function request(origin: string, text: string, signal: AbortSignal) {
  const credentials = parseGoogleCredentials(text)
  if (!credentials) return { error: 'the credentials are not complete', isOver: true }
  const { client_id, client_secret, refresh_token } = credentials
  const response = await sendRequest({
    url: `${origin}/token`,
    method: 'POST',
    policy: 'anywhere',
    signal,
    maxBytes: 20_000,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Gable/1' },
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id, client_secret, refresh_token }).toString(),
  }).catch((error: unknown) => {
    if (error instanceof OutboundError) return error
    throw error
  })
  if (response instanceof OutboundError) return { error: response.message, isOver: false }
  const answer = Answer.safeParse(parseJson(response.body.toString('utf8'))).data ?? {}
  const { access_token, expires_in = 3600, error, error_description } = answer
  if (response.status === 200 && access_token)
    return { token: access_token, expiresAt: Date.now() + Math.max(0, expires_in - refreshAhead) * 1000 }
  const isOver = [400, 401, 403].includes(response.status)
  return { error: (error_description || error || `status ${response.status}`).slice(0, 200), isOver }
}

const Answer = z.object({
  access_token: z
    .string()
    .regex(/^[\x21-\x7e]{1,8000}$/)
    .optional(),
  expires_in: z.number().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
