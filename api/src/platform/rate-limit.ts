import { createHash } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import { tooManyAttempts } from '@gable/shared/identity/messages.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface RateLimit {
  name: string
  attempts: number
  minutes: number
}

/** Counts an attempt across all processes and throws past the limit. The actor, an IP address or a user, is stored only as a hash. */
export async function consumeAttempt(db: Db, { name, attempts, minutes }: RateLimit, actor: string) {
  const { count } = await db
    .insertInto('attempts')
    .values({ key: toKey(name, actor), count: 1, until: sql`now() + ${`${minutes} minutes`}::interval` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.until < now() then 1 else attempts.count + 1 end`,
        until: sql`case when attempts.until < now() then excluded.until else attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count > attempts) throw new Problem('too_many', tooManyAttempts)
}

/** Takes back a counted attempt that succeeded. */
export const refundAttempt = (db: Db, { name }: RateLimit, actor: string) =>
  db.updateTable('attempts').set({ count: sql`greatest(count - 1, 0)` }).where('key', '=', toKey(name, actor)).execute()

const toKey = (name: string, actor: string) =>
  `${name}:${createHash('sha256').update(`${name}:${actor}`).digest('base64url')}`
