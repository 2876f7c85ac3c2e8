import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { getBoard } from '../../api/src/leads/board-queries.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { type Bench, memoize } from './bench.ts'
import { openBigAgency } from './big-agency.ts'
import { compareWithBareSql } from './compare-with-bare-sql.ts'

/** The lead board of an agency with a hundred thousand contacts, compared with its bare SQL. */
export const leadBoardBenches: Bench[] = [
  { name: 'leads-board', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'leads-board-p50', unit: 'ms', measure: async () => (await results()).responseTime },
]

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    return await compareWithBareSql(agency, scope, {
      table: 'leads',
      request: () => agency.call('GET /agent/leads/board'),
      work: (db) => getBoard(db, scope, { lengths: {} }),
    })
  } finally {
    await agency.stop()
  }
})
