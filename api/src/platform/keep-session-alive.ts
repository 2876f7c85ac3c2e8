import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { getCells } from './cells/cells.ts'
import { type Db, withAccount } from './database.ts'
import { hashToken, type SessionAuthorization } from './gate.ts'
import { createToken, getSessionToken, sessionDays, setSessionCookie } from './session-cookie.ts'

/**
 * Records the use of a session and of an account once a minute each, and rotates the session's token once a day. The
 * old token stays valid for one minute, because the browser may have sent other requests with it already.
 */
export async function keepSessionAlive(
  db: Db,
  authorization: SessionAuthorization,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (authorization.isAgentIdle) await recordAgentSeen(db, authorization)
  if (authorization.isStale) return rotateToken(db, authorization, request, reply)
  if (authorization.isIdle)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql`now()`, address: request.ip })
      .where('id', '=', authorization.user.sessionId)
      .execute()
}

/** Support that is signed in as an agent does not count. */
async function recordAgentSeen(db: Db, { user, scope }: SessionAuthorization) {
  if (!scope || user.emulation || (await getCells(db)?.isMoving(scope.accountId))) return
  await withAccount(db, scope, (db) =>
    db
      .updateTable('agents')
      .set({ last_seen_at: sql`now()` })
      .where('account_id', '=', scope.accountId)
      .where('id', '=', scope.agentId)
      // A page sends several requests at once, of which one is enough.
      .where((is) =>
        is.or([is('last_seen_at', 'is', null), is('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)]),
      )
      .execute(),
  )
}

async function rotateToken(db: Db, { user }: SessionAuthorization, request: FastifyRequest, reply: FastifyReply) {
  const current = hashToken(getSessionToken(request) ?? '')
  const token = createToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: hashToken(token),
      previous_hash: current,
      rotated_at: sql`now()`,
      last_seen_at: sql`now()`,
      address: request.ip,
      // Emulated sessions are short and never extended.
      expires_at: sql`case when emulation_type is null then now() + ${`${sessionDays} days`}::interval else expires_at end`,
    })
    .where('id', '=', user.sessionId)
    .where('token_hash', '=', current)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) setSessionCookie(reply, token)
}
