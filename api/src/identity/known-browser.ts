import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { createToken } from '../platform/session-cookie.ts'
import { findUserByEmail } from './queries.ts'

export const knownBrowserCookie = 'gable_browser'
const knownBrowserDays = 365

// The secret signs other things too, and the purpose keeps the signatures apart.
const purpose = 'known-browser'

/** Marks the browser as one in which the user has signed in. The mark outlives the session. */
export function rememberBrowser(reply: FastifyReply, userId: string) {
  reply.setCookie(knownBrowserCookie, `${purpose}:${userId}:${createToken()}`, {
    signed: true,
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: knownBrowserDays * 86_400,
  })
}

/** The token of a browser in which the user with this email has signed in before. */
export async function findKnownBrowser(db: Db, request: FastifyRequest, email: string): Promise<string | undefined> {
  const known = readCookie(request)
  return known && (await findUserByEmail(db, email))?.id === known.userId ? known.token : undefined
}

/** Whether this user was the last to sign in with this browser. */
export const isKnownBrowser = (request: FastifyRequest, userId: string): boolean =>
  readCookie(request)?.userId === userId

function readCookie(request: FastifyRequest) {
  const { value } = request.unsignCookie(request.cookies[knownBrowserCookie] ?? '')
  const [cookiePurpose, userId, token] = value?.split(':') ?? []
  return cookiePurpose === purpose && userId && token ? { userId, token } : undefined
}
