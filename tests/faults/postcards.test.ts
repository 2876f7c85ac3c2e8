import { expect, test } from 'vitest'
import { grantCredits } from '../../api/src/credits/ledger.ts'
import { recountBalance } from '../../api/src/credits/ledger-queries.ts'
import { withAccount } from '../../api/src/platform/database.ts'
import { wakeAccount } from '../../api/src/platform/jobs/account-work.ts'
import { mintAccountScope } from '../../api/src/platform/mint.ts'
import { enqueuePostcards } from '../../api/src/postcard-delivery/enqueue-postcards.ts'
import { lobKey, startLobServer } from '../../api/src/testing/lob-server.ts'
import { insertHomeowners, publishPostcard } from '../../api/src/testing/postcards.ts'
import { createFaultEnvironment, scale } from './fault-environment.ts'

const postcardCount = 30 * scale

test(
  'two processes of which one is killed amid many postcards lose none, print none twice and pay each once',
  async () => {
    const { environment, lob, accountId, countStates, hurry, getLedger } = await queueForPrinter(postcardCount)
    const settings = {
      WORKER: 'on',
      LOB_API_KEY: lobKey,
      LOB_API_URL: lob.origin,
      LOB_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    }
    const [first] = await Promise.all([environment.startProduct(settings), environment.startProduct(settings)])
    await expect.poll(() => lob.orders.length, { timeout: 120_000 * scale, interval: 5 }).toBeGreaterThan(5)
    // The printer takes these orders, but nobody hears of it.
    lob.faults.push('taken, then 500', ...(scale > 1 ? (['taken, then silence'] as const) : []))
    await first.kill()
    await first.restart()
    const isDone = async () => {
      await hurry()
      return (await countStates()).SUBMITTED ?? 0
    }
    await expect.poll(isDone, { timeout: 120_000 * scale, interval: 1000 }).toBe(postcardCount)
    expect(lob.orders).toHaveLength(postcardCount)
    expect(new Set(lob.orders.map(({ token }) => token)).size).toBe(postcardCount)
    const { rows } = await environment.owner.pool.query(
      'select provider_id from postcard_pieces where account_id = $1 order by 1',
      [accountId],
    )
    expect(rows.map(({ provider_id }) => provider_id)).toEqual(lob.orders.map(({ id }) => id).sort())
    const { kept, recounted } = await getLedger()
    expect(kept).toMatchObject({ reserved: 0, spent: postcardCount * 10, available: 50 })
    expect(recounted).toEqual(kept)
    await lob.close()
  },
  600_000 * scale,
)

async function queueForPrinter(count: number) {
  const environment = await createFaultEnvironment()
  const { owner } = environment
  const { accountId } = await environment.createAgency(0)
  const scope = mintAccountScope(accountId)
  const inAccount = <T>(work: Parameters<typeof withAccount<T>>[2]) => withAccount(owner.db, scope, work)
  await owner.db.insertInto('postcard_settings').values({ account_id: accountId, daily_limit: 100_000 }).execute()
  const contactIds = await insertHomeowners(owner, accountId, count)
  const postcard = await publishPostcard(owner, accountId)
  await inAccount((db) => grantCredits(db, scope, { key: 'faults', amount: count * 10 + 50, cause: { type: 'grant' } }))
  const contacts = contactIds.map((contactId) => ({ contactId, propertyId: null }))
  const queued = await inAccount((db) => enqueuePostcards(db, scope, { ...postcard, occasion: 'spring', contacts }))
  expect(queued).toEqual({ queued: count, held: 0 })
  return {
    environment,
    accountId,
    lob: await startLobServer(),
    async countStates(): Promise<Record<string, number>> {
      const { rows } = await owner.pool.query(
        'select state, count(*)::int as count from postcard_pieces where account_id = $1 group by state',
        [accountId],
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    /** Frees what a dead process had claimed long ago, and tries again what waits for the printer. */
    async hurry() {
      await owner.pool.query(
        `update postcard_pieces set retry_at = null, claimed_at = claimed_at - interval '1 hour'
          where account_id = $1 and state = 'QUEUED'
            and (retry_at is not null or claimed_at < now() - interval '40 seconds')`,
        [accountId],
      )
      await wakeAccount(owner.db, 'send-postcards', accountId)
    },
    async getLedger() {
      const { rows } = await owner.pool.query(
        'select available, reserved, spent, granted from credit_balances where account_id = $1',
        [accountId],
      )
      return { kept: rows[0], recounted: await inAccount((db) => recountBalance(db, scope)) }
    },
  }
}
