import { newId } from '@gable/shared/ids.ts'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../database/schema/schema.ts'
import { type Database, type Db, withAccount } from '../platform/database.ts'
import { mintScope } from '../platform/mint.ts'
import type { AccountScope } from '../platform/scope.ts'
import { test } from '../testing/world.ts'
import { alignToCounters, toCounterRanges } from './counter-ranges.ts'
import { listTopClicks, sumByKey } from './queries.ts'

const zone = 'America/New_York'

test('statistics queries use indexes on large tables', async ({ world }) => {
  const { accountId } = await world.factory.createAgency()
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

  const filter = { kind: 'widget' as const, ids: ids.slice(0, 1), types: [] }
  const scope = mintScope({ accountId, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
  const partialYear = { from: Date.UTC(2024, 11, 15, 9), till: Date.UTC(2025, 11, 15, 9) }
  const ranges = toCounterRanges(alignToCounters(partialYear, 'DAY', zone), 'DAY', zone)
  const hourRanges = toCounterRanges({ from: Date.UTC(2025, 10, 1), till: Date.UTC(2025, 10, 8) }, 'HOUR', zone)
  const statements = await captureStatements(world.product, scope, async (db) => {
    await sumByKey(db, scope, filter, ranges)
    await sumByKey(db, scope, filter, hourRanges)
    await listTopClicks(db, scope, filter, ranges)
  })
  expect(statements).toHaveLength(3)
  const plans = await withAccount(world.product.db, scope, (db) =>
    Promise.all(
      statements.map(async ({ sql: text, parameters }) => {
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${text}`, [...parameters]),
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    ),
  )
  for (const plan of plans) {
    expect(plan).toMatch(/using counter_(daily|hourly)_pkey|on counter_(daily|hourly)_pkey/)
    expect(plan).not.toMatch(/Seq Scan/)
  }
})

/** Runs queries and returns the statements that read counters. */
async function captureStatements({ pool }: Database, scope: AccountScope, run: (db: Db) => Promise<unknown>) {
  const statements: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void (query.sql.includes('counter_') && statements.push(query)),
  })
  await withAccount(db, scope, run)
  return statements
}
