import { newId } from '@gable/shared/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { hashOf, type SignedIn } from '../platform/gate.ts'
import { giveToken, newToken, sessionDays, tokenOf } from '../platform/session-cookie.ts'
import { deviceOf } from './device.ts'
import { endSession, insertSession, listSessions } from './session-queries.ts'

/** Opens a session for a proved user, in place of the one this browser had. */
export async function openSession(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
  emulation: { type: 'SUPPORT' | 'ADMIN'; by: string } | null = null,
) {
  const token = newToken()
  const earlier = tokenOf(request)
  if (earlier) await endSession(db, hashOf(earlier))
  const id = newId()
  await insertSession(db, {
    id,
    user_id: userId,
    token_hash: hashOf(token),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    emulation_type: emulation?.type ?? null,
    emulated_by: emulation?.by ?? null,
    lasts: emulation ? '1 hour' : `${sessionDays} days`,
  })
  giveToken(reply, token)
  return id
}

/** The sessions of a person as they would recognise them. */
export async function ownSessions(db: Db, user: SignedIn) {
  const rows = await listSessions(db, user.userId)
  return rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
    _id: id,
    device: deviceOf(user_agent),
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isCurrent: id === user.sessionId,
  }))
}
