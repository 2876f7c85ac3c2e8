import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { searchAssets } from '../../api/src/assets/search-queries.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { selectWidgets } from '../../api/src/widgets/queries.ts'
import { type Bench, memoize } from './bench.ts'
import { openBigAgency } from './big-agency.ts'
import { compareWithBareSql } from './compare-with-bare-sql.ts'

/** The widget list of an agency with a hundred thousand contacts, including its visitor counts, compared with its bare SQL. */
export const widgetsListBenches: Bench[] = [
  { name: 'widgets-list', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'widgets-list-p50', unit: 'ms', measure: async () => (await results()).responseTime },
]

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })

const query = { search: '', sort: 'lastUpdated.triggeredAt', sortOrder: 'desc', page: 1, pageSize: 25 } as const

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    return await compareWithBareSql(agency, scope, {
      table: 'assets',
      request: () => agency.call('GET /agent/widget/config/search', { query }),
      work: (db) => searchAssets(selectWidgets(db, scope), query),
    })
  } finally {
    await agency.stop()
  }
})
