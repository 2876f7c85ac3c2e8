import { newId } from '@gable/shared/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { hashToken, type SessionUser } from '../platform/gate.ts'
import { createToken, getSessionToken, sessionDays, setSessionCookie } from '../platform/session-cookie.ts'
import { formatDevice, getUserAgent } from './device.ts'
import { rememberBrowser } from './known-browser.ts'
import { deleteSession, insertSession, listSessions } from './session-queries.ts'

/** Creates a session for an authenticated user and deletes the browser's earlier one. */
export async function createSession(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
  { emulation, isConfirmed }: { emulation: SessionUser['emulation']; isConfirmed: boolean },
) {
  const token = createToken()
  const previousToken = getSessionToken(request)
  if (previousToken) await deleteSession(db, hashToken(previousToken))
  const id = newId()
  await insertSession(db, {
    id,
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: getUserAgent(request),
    address: request.ip,
    confirmed_at: isConfirmed ? new Date() : null,
    emulation_type: emulation?.type ?? null,
    emulated_by: emulation?.by ?? null,
    duration: emulation ? '1 hour' : `${sessionDays} days`,
  })
  setSessionCookie(reply, token)
  if (!emulation) rememberBrowser(reply, userId)
  return id
}

/** The user's sessions, by device. */
export async function listUserSessions(db: Db, user: SessionUser) {
  const rows = await listSessions(db, user.userId)
  return rows.map(({ id, user_agent, address, created_at, last_seen_at }) => ({
    _id: id,
    device: formatDevice(user_agent),
    address,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isCurrent: id === user.sessionId,
  }))
}
