import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { crowdedAgency } from '../testing/crowded-agency.ts'
import { plansOf, statementsOf } from '../testing/statements.ts'
import { test, type World } from '../testing/world.ts'
import { listSubmissions } from './queries.ts'

vi.setConfig({ testTimeout: 60_000 })

test('submissions are found by index, newest first and by what was sent', async ({ world }) => {
  const scope = await bigAgency(world)
  const page = { search: '', page: 1, pageSize: 25 }
  const explained = async (wanted: Partial<Parameters<typeof listSubmissions>[2]>) => {
    const list = statementsOf(world.product, scope, 'submissions', (db) =>
      listSubmissions(db, scope, { ...page, ...wanted }),
    )
    return plansOf(world.product, scope, await list)
  }
  const [newest] = await explained({})
  expect(newest).toMatch(/Index Scan using submissions_newest/)
  const [found] = await explained({ search: 'quixote' })
  expect(found).toMatch(/Bitmap Index Scan on submissions_found/)
  const [ofOne] = await explained({ subjectIds: [newId()] })
  expect(ofOne).toMatch(/Index Scan using submissions_by_subject/)
})

/** Submissions, one a minute. */
function bigAgency(world: World) {
  const { db } = world.owner
  return crowdedAgency(world, ['submissions'], async (accountId, size) => {
    await sql`
      insert into submissions (account_id, id, at, subject, subject_id, subject_name, visit_id, language, form_name,
        lead_type, details, answers, search, state)
      select ${accountId}, gen_random_uuid(), timestamptz '2026-01-01' - n * interval '1 minute', 'widget',
        gen_random_uuid(), 'Search', gen_random_uuid(), 'en', 'Home Value', 'HV', '{}', '[]',
        'Nora' || n || ' Field' || n % 700 || ' nora' || n || '@example.com', 'READ'
      from generate_series(1, ${size}::int) n`.execute(db)
  })
}
