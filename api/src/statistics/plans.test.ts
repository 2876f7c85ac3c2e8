import { newId } from '@gable/shared/ids.ts'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../database/schema/schema.ts'
import { type Database, type Db, inAccount } from '../platform/database.ts'
import { mintScope } from '../platform/mint.ts'
import type { AccountScope } from '../platform/scope.ts'
import { test } from '../testing/world.ts'
import { countByKey, countClicks } from './queries.ts'
import { countable, readingOf } from './reading.ts'

const zone = 'America/New_York'

test('figures are found by index, however many there are', async ({ world }) => {
  const { accountId } = await world.founding.agency()
  const ids = Array.from({ length: 20 }, () => newId())
  await sql`
    insert into counter_daily (account_id, subject, subject_id, type, day, count)
    select ${accountId}, 'widget', id, type, day, 3 from unnest(${ids}::uuid[]) id,
      unnest(array['view', 'entrance', 'click', 'submission']) type,
      generate_series(date '2024-01-01', date '2025-12-31', interval '1 day') day`.execute(world.owner.db)
  await sql`
    insert into counter_hourly (account_id, subject, subject_id, type, hour, count)
    select ${accountId}, 'widget', id, type, hour, 3 from unnest(${ids}::uuid[]) id, unnest(array['view', 'entrance']) type,
      generate_series(timestamptz '2025-10-01', timestamptz '2025-12-31', interval '1 hour') hour`.execute(
    world.owner.db,
  )
  await sql`analyze counter_daily, counter_hourly`.execute(world.owner.db)

  const asked = { kind: 'widget' as const, ids: ids.slice(0, 1), types: [] }
  const scope = mintScope({ accountId, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
  const cutYear = { from: Date.UTC(2024, 11, 15, 9), till: Date.UTC(2025, 11, 15, 9) }
  const reading = readingOf(countable(cutYear, 'DAY', zone), 'DAY', zone)
  const hours = readingOf({ from: Date.UTC(2025, 10, 1), till: Date.UTC(2025, 10, 8) }, 'HOUR', zone)
  const statements = await statementsOf(world.product, scope, async (db) => {
    await countByKey(db, scope, asked, reading)
    await countByKey(db, scope, asked, hours)
    await countClicks(db, scope, asked, reading)
  })
  expect(statements).toHaveLength(3)
  const ways = await inAccount(world.product.db, scope, (db) =>
    Promise.all(
      statements.map(async ({ sql: text, parameters }) => {
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${text}`, [...parameters]),
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    ),
  )
  for (const way of ways) {
    expect(way).toMatch(/using counter_(daily|hourly)_pkey|on counter_(daily|hourly)_pkey/)
    expect(way).not.toMatch(/Seq Scan/)
  }
})

/** The statements that some work sends to the counters. */
async function statementsOf({ pool }: Database, scope: AccountScope, work: (db: Db) => Promise<unknown>) {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void (query.sql.includes('counter_') && sent.push(query)),
  })
  await inAccount(db, scope, work)
  return sent
}
