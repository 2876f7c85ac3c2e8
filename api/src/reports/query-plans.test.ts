import { newId } from '@gable/shared/ids.ts'
import { reportNames } from '@gable/shared/reports/report-name.ts'
import { reportQueries } from '@gable/shared/reports/report-queries.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { mintAccountScope } from '../platform/mint.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test } from '../testing/world.ts'
import { getReport } from './get-report.ts'

test('reports read large tables by their indexes, and events never', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const kinds = ['widget', 'landing-page', 'contact-dashboard'] as const
  const ids = [...Array.from({ length: 30 }, () => newId())]
  for (const kind of kinds) ids.push((await world.factory.createAsset(agency, { kind })).subjectId)
  await sql`
    insert into counter_daily (account_id, subject, subject_id, type, day, count)
    select ${agency.accountId}, subject, id, type, day, 3 from unnest(${ids}::uuid[]) id,
      unnest(${kinds}::text[]) subject, unnest(array['view', 'click', 'submission']) type,
      generate_series(date '2025-01-01', date '2025-12-31', interval '1 day') day`.execute(world.owner.db)
  await sql`
    insert into traffic_daily (account_id, subject_id, day, key, campaign, source, medium, referrer, device, views, entrances,
      submissions)
    select ${agency.accountId}, id, day, key, 'spring', 'facebook', '', '', 'phone', 3, 2, 1 from unnest(${ids}::uuid[]) id,
      generate_series(date '2025-01-01', date '2025-12-31', interval '1 day') day, generate_series(1, 3) key`.execute(
    world.owner.db,
  )
  await sql`analyze counter_daily, traffic_daily`.execute(world.owner.db)

  const scope = mintAccountScope(agency.accountId)
  const may = { from: '2025-05-01', till: '2025-05-31' }
  const load = (table: string) =>
    captureQueries(world.product, scope, table, async (db) => {
      for (const name of reportNames) await getReport(db, scope, name, reportQueries[name].parse(may))
      for (const breakdown of ['step', 'source'])
        await getReport(
          db,
          scope,
          'account-landing-pages',
          reportQueries['account-landing-pages'].parse({ ...may, breakdown }),
        )
    })
  for (const [table, index] of [
    ['counter_daily', /counter_daily_pkey/],
    ['traffic_daily', /traffic_daily_pkey/],
  ] as const) {
    const queries = await load(table)
    expect(queries.length, table).toBeGreaterThan(0)
    for (const plan of await explainQueries(world.product, scope, queries)) {
      expect(plan).toMatch(index)
      expect(plan).not.toMatch(/Seq Scan on (counter_daily|traffic_daily)/)
    }
  }
  expect(await load('events')).toEqual([])
})
