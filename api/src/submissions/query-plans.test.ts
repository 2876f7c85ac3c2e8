import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { createLargeAgency } from '../testing/large-agency.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test, type World } from '../testing/world.ts'
import { listSubmissions } from './queries.ts'

vi.setConfig({ testTimeout: 60_000 })

test('listing, searching, and filtering submissions use indexes', async ({ world }) => {
  const scope = await createBigAgency(world)
  const page = { search: '', page: 1, pageSize: 25 }
  const explain = async (query: Partial<Parameters<typeof listSubmissions>[2]>) => {
    const list = captureQueries(world.product, scope, 'submissions', (db) =>
      listSubmissions(db, scope, { ...page, ...query }),
    )
    return explainQueries(world.product, scope, await list)
  }
  const [newest] = await explain({})
  expect(newest).toMatch(/Index Scan using submissions_newest/)
  const [found] = await explain({ search: 'quixote' })
  expect(found).toMatch(/Bitmap Index Scan on submissions_found/)
  const [forAsset] = await explain({ subjectIds: [newId()] })
  expect(forAsset).toMatch(/Index Scan using submissions_by_subject/)
  expect((await explain({})).at(-1)).toMatch(/Index (Only )?Scan using submissions_set_aside/)
})

/** Submissions one minute apart. */
function createBigAgency(world: World) {
  const { db } = world.owner
  return createLargeAgency(world, ['submissions'], async (accountId, size) => {
    await sql`
      insert into submissions (account_id, id, at, subject, subject_id, subject_name, visit_id, language, form_name,
        lead_type, details, answers, search, state)
      select ${accountId}, gen_random_uuid(), timestamptz '2026-01-01' - n * interval '1 minute', 'widget',
        gen_random_uuid(), 'Search', gen_random_uuid(), 'en', 'Home Value', 'HV', '{}', '[]',
        'Nora' || n || ' Field' || n % 700 || ' nora' || n || '@example.com', 'READ'
      from generate_series(1, ${size}::int) n`.execute(db)
  })
}
