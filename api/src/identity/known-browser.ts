import { isId } from '@gable/shared/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { createToken } from '../platform/session-cookie.ts'
import { findUserByEmail } from './queries.ts'

export const knownBrowserCookie = 'gable_browser'
const knownBrowserDays = 365
/** Colleagues who share a browser. The one who signed in longest ago is forgotten. */
const maxKnownUsers = 8

// The secret signs other things too, and the purpose keeps the signatures apart.
const purpose = 'known-browser'

interface KnownBrowser {
  token: string
  /** One for each user, most recent first. */
  marks: string[]
}

/** Marks the browser as one in which the user has signed in. The mark outlives the session. */
export function rememberBrowser(reply: FastifyReply, userId: string) {
  const { token, marks } = readCookie(reply.request) ?? { token: createToken(), marks: [] }
  const own = toMark(reply.request, token, userId)
  const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, maxKnownUsers)
  reply.setCookie(knownBrowserCookie, [purpose, token, ...all].join(':'), {
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
  const user = known && (await findUserByEmail(db, email))
  return user && isKnownBrowser(request, user.id) ? known.token : undefined
}

/** Whether this user has signed in with this browser. */
export function isKnownBrowser(request: FastifyRequest, userId: string): boolean {
  const known = readCookie(request)
  return known?.marks.includes(toMark(request, known.token, userId)) ?? false
}

/** Made with the secret, so that the cookie tells nobody who else uses the browser. */
function toMark({ server }: FastifyRequest, token: string, userId: string): string {
  const signed = server.signCookie(`known-user:${token}:${userId}`)
  return signed.slice(signed.lastIndexOf('.') + 1).slice(0, 22)
}

function readCookie(request: FastifyRequest): KnownBrowser | undefined {
  const { value } = request.unsignCookie(request.cookies[knownBrowserCookie] ?? '')
  const [cookiePurpose, token, ...marks] = value?.split(':') ?? []
  if (cookiePurpose !== purpose || !token || !marks[0]) return undefined
  // A cookie of an earlier version has the user before the token.
  return isId(token) ? { token: marks[0], marks: [toMark(request, marks[0], token)] } : { token, marks }
}
