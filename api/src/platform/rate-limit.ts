import { createHash } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import { tooManyAttempts } from '@gable/shared/identity/messages.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { prepared } from './query-batching.ts'

export interface RateLimit {
  name: string
  attempts: number
  minutes: number
}

/** Counts an attempt across all processes and throws past the limit. */
export async function consumeAttempt(db: Db, { attempts, ...limit }: RateLimit, actor: string) {
  if ((await countAttempt(db, limit, actor)) > attempts) throw new Problem('too_many', tooManyAttempts)
}

/** Returns the attempts so far, with this one. The actor, an IP address or a user, is stored only as a hash. */
export async function countAttempt(
  db: Db,
  { name, minutes }: Pick<RateLimit, 'name' | 'minutes'>,
  actor: string,
): Promise<number> {
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
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts an attempt of each actor in one statement, and returns the attempts so far of each, with its own. */
export async function countAttempts(
  db: Db,
  { name, minutes }: Pick<RateLimit, 'name' | 'minutes'>,
  actors: readonly string[],
): Promise<number[]> {
  const keys = actors.map((actor) => toKey(name, actor))
  const { rows } = await sql<{ key: string; count: number }>`
    insert into attempts (key, count, until)
    select key, count(*), now() + ${`${minutes} minutes`}::interval from unnest(${keys}::text[]) as key group by key order by key
    on conflict (key) do update set
      count = case when attempts.until < now() then excluded.count else attempts.count + excluded.count end,
      until = case when attempts.until < now() then excluded.until else attempts.until end
    returning key, count ${prepared}`.execute(db)
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  // The last of an actor has the highest count.
  return keys
    .toReversed()
    .map((key) => {
      const count = counts.get(key) ?? 0
      counts.set(key, count - 1)
      return count
    })
    .toReversed()
}

/** A limit that slows down instead of blocking: past `attempts`, each one doubles the wait for the next. */
export interface DelayLimit extends RateLimit {
  maxSeconds: number
}

/** Counts an attempt and returns 0, or returns the seconds to wait. `minutes` after the last counted attempt it starts over. */
export async function consumeDelayedAttempt(
  db: Db,
  { name, attempts, minutes, maxSeconds }: DelayLimit,
  actor: string,
): Promise<number> {
  const key = toKey(name, actor)
  const memory = sql`${`${minutes} minutes`}::interval`
  const delay = sql`least(${maxSeconds}, 2 ^ least(attempts.count - ${attempts}, 30))`
  // Every counted attempt sets `until`, so `until` minus `minutes` is the time of the last one.
  const openAt = sql<Date>`attempts.until - ${memory} + make_interval(secs => ${delay})`
  const counted = await db
    .insertInto('attempts')
    .values({ key, count: 1, until: sql`now() + ${memory}` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when attempts.until < now() then 1 else attempts.count + 1 end`,
          until: sql`excluded.until`,
        })
        .where((row) => row.or([row('attempts.count', '<', attempts), row(openAt, '<=', sql<Date>`now()`)])),
    )
    .returning('count')
    .executeTakeFirst()
  if (counted) return 0
  const waiting = await db
    .selectFrom('attempts')
    .select(sql<number>`ceil(extract(epoch from ${openAt} - now()))::int`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, waiting?.seconds ?? 1)
}

/** Takes back a counted attempt that succeeded. */
export const refundAttempt = (db: Db, { name }: RateLimit, actor: string) =>
  db.updateTable('attempts').set({ count: sql`greatest(count - 1, 0)` }).where('key', '=', toKey(name, actor)).execute()

const toKey = (name: string, actor: string) =>
  `${name}:${createHash('sha256').update(`${name}:${actor}`).digest('base64url')}`
