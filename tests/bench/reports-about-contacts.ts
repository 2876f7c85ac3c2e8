import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { addDays, toDay } from '@gable/shared/time/calendar.ts'
import { bigZone } from '../../api/src/demo/big/context.ts'
import { withAccount } from '../../api/src/platform/database.ts'
import { mintAccountScope } from '../../api/src/platform/mint.ts'
import { refreshBatch } from '../../api/src/reports/property-figures/refresh-figures.ts'
import { type Bench, measureTime, medianOf, memoize } from './bench.ts'
import { type BigAgency, openBigAgency } from './big-agency.ts'

/** The median response times of the reports on a hundred thousand contacts and their homes, over 90 days. */
export const contactReportBenches: Bench[] = [
  { name: 'report-engagement', unit: 'ms', measure: async () => (await results()).engagement },
  { name: 'report-database-insight', unit: 'ms', measure: async () => (await results()).insight },
  { name: 'report-property-intelligence', unit: 'ms', measure: async () => (await results()).intelligence },
]

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    await calculatePropertyFigures(agency)
    const { call } = agency
    const till = toDay(Date.now(), bigZone)
    const query = { from: addDays(till, -89), till }
    const measure = async (load: () => Promise<unknown>) => {
      await medianOf(5, () => measureTime(load))
      return medianOf(51, () => measureTime(load))
    }
    return {
      engagement: await measure(() => call('GET /agent/reports/engagement', { query })),
      insight: await measure(() => call('GET /agent/reports/database-insight', { query })),
      intelligence: await measure(() => call('GET /agent/reports/property-intelligence', { query })),
    }
  } finally {
    await agency.stop()
  }
})

/** A job does this in the product. */
export async function calculatePropertyFigures({ product }: BigAgency) {
  const scope = mintAccountScope(bigAccount)
  const calculate = () => withAccount(product.db, scope, (db) => refreshBatch(db, scope))
  while ((await calculate()) > 0);
}
