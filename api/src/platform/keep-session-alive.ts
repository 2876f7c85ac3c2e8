import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type Admitted, hashOf } from './gate.ts'
import { giveToken, newToken, sessionDays, tokenOf } from './session-cookie.ts'

/**
 * A session in use is noted once a minute and gets a new token once a day. The old token stays good for one minute,
 * because the browser's other requests are already under way with it.
 */
export async function keepAlive(db: Db, admitted: Admitted, request: FastifyRequest, reply: FastifyReply) {
  if (admitted.isStale) return rotate(db, admitted, request, reply)
  if (admitted.isIdle)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql`now()` })
      .where('id', '=', admitted.user.sessionId)
      .execute()
}

async function rotate(db: Db, { user }: Admitted, request: FastifyRequest, reply: FastifyReply) {
  const current = hashOf(tokenOf(request) ?? '')
  const token = newToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: hashOf(token),
      previous_hash: current,
      rotated_at: sql`now()`,
      last_seen_at: sql`now()`,
      // A session that support opened is short, and stays so.
      expires_at: sql`case when emulation_type is null then now() + ${`${sessionDays} days`}::interval else expires_at end`,
    })
    .where('id', '=', user.sessionId)
    .where('token_hash', '=', current)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) giveToken(reply, token)
}
