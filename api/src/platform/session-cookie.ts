import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import { apiKeyPrefix } from '@gable/shared/api-keys/api-key.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = 'gable_session'
export const sessionDays = 30

export const createToken = (): string => randomBytes(32).toString('base64url')

/** A request with an API key has no session, whatever cookie it carries. */
export const getSessionToken = (request: FastifyRequest): string | undefined =>
  getApiKey(request) === undefined ? request.cookies[sessionCookie] : undefined

/** The key of `Authorization: Bearer gable_…`. */
export function getApiKey({ headers: { authorization } }: FastifyRequest): string | undefined {
  const [scheme = '', key = ''] = authorization?.split(/[ \t]+/) ?? []
  return scheme.toLowerCase() === 'bearer' && key.startsWith(apiKeyPrefix) ? key : undefined
}

export const getAccountId = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-account-id']
  return typeof header === 'string' && header !== '' ? header : undefined
}

export function setSessionCookie(reply: FastifyReply, token: string) {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: sessionDays * 86_400,
  })
}

export const clearSessionCookie = (reply: FastifyReply) => reply.clearCookie(sessionCookie, { path: '/' })
