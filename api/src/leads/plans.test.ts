import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database.ts'
import { crowdedAgency } from '../testing/crowded-agency.ts'
import { plansOf, statementsOf } from '../testing/statements.ts'
import { test, type World } from '../testing/world.ts'
import { readBoard } from './board-queries.ts'
import { searchLeads } from './queries.ts'
import { readToday } from './today-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

test('leads are found by index, on the board, in the list and for today', async ({ world }) => {
  const scope = await bigAgency(world)
  const explained = async (work: (db: Db) => Promise<unknown>) =>
    plansOf(world.product, scope, await statementsOf(world.product, scope, 'leads', work))
  const wholeScans = async (work: (db: Db) => Promise<unknown>) =>
    (await explained(work)).filter((plan) => /Seq Scan on (leads|contacts|properties|timeline_entries)\b/.test(plan))

  const [sums, firsts] = await explained((db) => readBoard(db, scope, { lengths: {} }))
  expect(sums).toMatch(/Index (Only )?Scan using leads_/)
  expect(firsts).toMatch(/Index Scan using leads_board/)
  for (const filters of [{}, { search: 'quixote' }, { agentId: newId() }, { leadTypes: ['BUYER' as const] }])
    expect(
      await wholeScans((db) => readBoard(db, scope, { ...filters, lengths: {} })),
      JSON.stringify(filters),
    ).toEqual([])

  const page = { search: '', sortOrder: 'desc', page: 1, pageSize: 25 } as const
  const [newest] = await explained((db) => searchLeads(db, scope, { ...page, sort: 'createdAt' }))
  expect(newest).toMatch(/Index Scan using leads_newest/)
  expect(await wholeScans((db) => searchLeads(db, scope, { ...page, sort: 'createdAt', search: 'quixote' }))).toEqual(
    [],
  )

  const [unanswered, due] = await explained((db) => readToday(db, scope, { mine: false }))
  expect(unanswered).toMatch(/leads_unanswered/)
  expect(due).toMatch(/leads_due/)
})

/** Contacts with a lead each. */
function bigAgency(world: World) {
  const { db } = world.owner
  return crowdedAgency(world, ['contacts', 'leads'], async (accountId, size) => {
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
