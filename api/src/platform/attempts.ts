import { createHash } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import { tooManyTries } from '@gable/shared/identity/messages.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface Limit {
  name: string
  tries: number
  minutes: number
}

/** Counts one try of somebody, over all processes, and refuses past the limit. Who it was is kept only as a hash. */
export async function spendTry(db: Db, { name, tries, minutes }: Limit, who: string) {
  const { count } = await db
    .insertInto('attempts')
    .values({ key: keyOf(name, who), count: 1, until: sql`now() + ${`${minutes} minutes`}::interval` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempts.until < now() then 1 else attempts.count + 1 end`,
        until: sql`case when attempts.until < now() then excluded.until else attempts.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count > tries) throw new Problem('too_many', tooManyTries)
}

/** A try that turned out well does not count. */
export const giveTryBack = (db: Db, { name }: Limit, who: string) =>
  db.updateTable('attempts').set({ count: sql`greatest(count - 1, 0)` }).where('key', '=', keyOf(name, who)).execute()

const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(`${name}:${who}`).digest('base64url')}`
