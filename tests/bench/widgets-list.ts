import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { searchAssets } from '../../api/src/assets/search-queries.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { selectWidgets } from '../../api/src/widgets/queries.ts'
import { againstBare } from './against-bare.ts'
import { type Bench, once } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/** The widgets of an agency with a hundred thousand contacts, with what was counted of each: over HTTP against bare statements. */
export const widgetsListBenches: Bench[] = [
  { name: 'widgets-list', unit: 'ratio', measure: async () => (await figures()).ratio },
  { name: 'widgets-list-p50', unit: 'ms', measure: async () => (await figures()).asked },
]

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })

const query = { search: '', sort: 'lastUpdated.triggeredAt', sortOrder: 'desc', page: 1, pageSize: 25 } as const

const figures = once(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    return await againstBare(agency, scope, {
      table: 'assets',
      ask: () => agency.call('GET /agent/widget/config/search', { query }),
      work: (db) => searchAssets(selectWidgets(db, scope), query),
    })
  } finally {
    await agency.stop()
  }
})
