import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { emailTemplates } from '@gable/shared/emails/templates/email-templates.ts'
import { newId } from '@gable/shared/ids.ts'
import { searchContents } from '../../api/src/content/search-queries.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { type Bench, memoize } from './bench.ts'
import { openBigAgency } from './big-agency.ts'
import { compareWithBareSql } from './compare-with-bare-sql.ts'

/** The list of two hundred emails of a very large agency, with what became of them, compared with its bare SQL. */
export const contentsListBenches: Bench[] = [
  { name: 'contents-list', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'contents-list-p50', unit: 'ms', measure: async () => (await results()).responseTime },
]

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })

const query = {
  medium: 'EMAIL',
  search: '',
  isVisible: true,
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc',
  page: 1,
  pageSize: 25,
} as const

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    await createContents(agency.owner)
    return await compareWithBareSql(agency, scope, {
      table: 'contents',
      request: () => agency.call('POST /agent/content/search', { body: query }),
      work: (db) => searchContents(db, scope, query),
    })
  } finally {
    await agency.stop()
  }
})

/** Published emails with a count of each kind, unless an earlier run left them. */
async function createContents({ pool }: Database) {
  const template = emailTemplates.find(({ templateType }) => templateType === 'REGULAR')
  const settings = template?.templateType === 'REGULAR' ? JSON.stringify(template.settings) : '{}'
  await pool.query(
    `with created as (
      insert into contents (account_id, id, medium, template_type, template_id, title, lead_type, intent, status,
        draft_settings, published_version, triggered_at)
      select $1::uuid, gen_random_uuid(), 'EMAIL', 'REGULAR', 'market-report', 'Market report ' || n, 'HV',
        'MARKET_UPDATE', 'PUBLISHED', $2::jsonb, 1, now() - n * interval '1 day'
      from generate_series(1, 200) n
      where not exists (select from contents where account_id = $1::uuid and template_id = 'market-report')
      returning id
    ), versions as (
      insert into content_versions (account_id, content_id, version, settings) select $1::uuid, id, 1, $2::jsonb from created
    )
    insert into counter_total (account_id, subject, subject_id, type, count, last_at)
    select $1::uuid, 'content', id, type, 100, now() from created,
      unnest(array['sent', 'delivered', 'open', 'machine-open', 'click', 'submission', 'bounce', 'unsubscribe']) type`,
    [bigAccount, settings],
  )
  await pool.query('analyze contents, content_versions, counter_total')
}
