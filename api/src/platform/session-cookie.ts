import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = 'gable_session'
export const sessionDays = 30

export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie]

export const accountOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-account-id']
  return typeof header === 'string' && header !== '' ? header : undefined
}

export function giveToken(reply: FastifyReply, token: string) {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: sessionDays * 86_400,
  })
}

export const takeToken = (reply: FastifyReply) => reply.clearCookie(sessionCookie, { path: '/' })
