import { captureCredits, grantCredits, reserveCredits } from '../../api/src/credits/ledger.ts'
import { withAccount } from '../../api/src/platform/database.ts'
import { mintAccountScope } from '../../api/src/platform/mint.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { newId } from '../../shared/src/ids.ts'
import { type Bench, measureTime, medianOf } from './bench.ts'
import { startMeasuredProduct } from './measured-product.ts'

const callers = 6
const postcards = 1000

/**
 * Movements of credits of one account that several callers make at once, each in a transaction of its own: a postcard is
 * reserved and then captured.
 */
export const ledgerBench: Bench = {
  name: 'ledger',
  unit: 'requests/s',
  async measure() {
    const product = await startMeasuredProduct()
    try {
      const scope = mintAccountScope((await new AgencyFactory(product.owner).createAgency()).accountId)
      const move = (work: (db: typeof product.owner.db) => Promise<unknown>) =>
        withAccount(product.owner.db, scope, work)
      await move((db) => grantCredits(db, scope, { key: 'start', amount: 1_000_000, cause: { type: 'grant' } }))
      const sendAll = async () => {
        const keys = Array.from({ length: postcards }, () => newId())
        const send = async () => {
          for (let key = keys.pop(); key; key = keys.pop()) await sendPostcard(key)
        }
        await Promise.all(Array.from({ length: callers }, send))
      }
      const sendPostcard = async (key: string) => {
        await move((db) => reserveCredits(db, scope, [{ key, amount: 10, cause: { type: 'postcard' } }]))
        await move((db) => captureCredits(db, scope, [key]))
      }
      await sendAll()
      return (2 * postcards) / ((await medianOf(3, () => measureTime(sendAll))) / 1000)
    } finally {
      await product.stop()
    }
  },
}
