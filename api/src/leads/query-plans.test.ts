import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database.ts'
import { createLargeAgency } from '../testing/large-agency.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test, type World } from '../testing/world.ts'
import { getBoard } from './board-queries.ts'
import { searchLeads } from './queries.ts'
import { getToday } from './today-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

test('the board, the list and Today use indexes', async ({ world }) => {
  const scope = await seedLargeAgency(world)
  const explain = async (work: (db: Db) => Promise<unknown>) =>
    explainQueries(world.product, scope, await captureQueries(world.product, scope, 'leads', work))
  const findSequentialScans = async (work: (db: Db) => Promise<unknown>) =>
    (await explain(work)).filter((plan) => /Seq Scan on (leads|contacts|properties|timeline_entries)\b/.test(plan))

  const [totals, firstLeads] = await explain((db) => getBoard(db, scope, { lengths: {} }))
  expect(totals).toMatch(/Index (Only )?Scan using leads_/)
  expect(firstLeads).toMatch(/Index Scan using leads_board/)
  for (const filters of [{}, { search: 'quixote' }, { agentId: newId() }, { leadTypes: ['BUYER' as const] }])
    expect(
      await findSequentialScans((db) => getBoard(db, scope, { ...filters, lengths: {} })),
      JSON.stringify(filters),
    ).toEqual([])

  const page = { search: '', sortOrder: 'desc', page: 1, pageSize: 25 } as const
  const [newest] = await explain((db) => searchLeads(db, scope, { ...page, sort: 'createdAt' }))
  expect(newest).toMatch(/Index Scan using leads_newest/)
  expect(
    await findSequentialScans((db) => searchLeads(db, scope, { ...page, sort: 'createdAt', search: 'quixote' })),
  ).toEqual([])

  const [unanswered, due] = await explain((db) => getToday(db, scope, { mine: false }))
  expect(unanswered).toMatch(/leads_unanswered/)
  expect(due).toMatch(/leads_due/)
})

/** One lead per contact. */
function seedLargeAgency(world: World) {
  const { db } = world.owner
  return createLargeAgency(world, ['contacts', 'leads'], async (accountId, size) => {
    await sql`
      insert into contacts (account_id, id, first_name, last_name, email, source, created_at)
      select ${accountId}, gen_random_uuid(), 'Nora' || n, 'Field' || n % 700, 'nora' || n || '@example.com', 'Import',
        timestamptz '2026-01-01' - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`.execute(db)
    await sql`
      insert into leads (account_id, id, contact_id, lead_type, stage, position, source, next_action_at, created_at)
      select ${accountId}, id, id, 'HV',
        (array['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'])[1 + n % 6], n, 'Import',
        case when n % 7 > 0 then now() + (n % 400 - 20) * interval '1 day' end, timestamptz '2026-01-01' - n * interval '1 minute'
      from (select id, row_number() over () as n from contacts where account_id = ${accountId}) c`.execute(db)
  })
}
