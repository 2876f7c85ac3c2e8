import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { createRecord, resoToken, startResoServer } from '../../api/src/testing/reso-server.ts'
import { type Bench, measureTime, memoize } from './bench.ts'
import { createSession } from './create-session.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/** Ten thousand listings of an MLS: until all are stored, and until all their changes are. */
export const mlsSyncBenches: Bench[] = [
  { name: 'mls-first-sync', unit: 's', measure: async () => (await results()).first },
  { name: 'mls-sync', unit: 's', measure: async () => (await results()).changes },
]

const listingCount = 10_000

const results = memoize(async () => {
  const mls = await startResoServer()
  const startedAt = Date.now() - dayLength
  const put = (price: number, start: number) => {
    for (let n = 0; n < listingCount; n++)
      mls.put(
        createRecord(String(n), {
          ListPrice: price + n,
          ModificationTimestamp: new Date(start + n * 1000).toISOString(),
        }),
      )
  }
  put(300_000, startedAt)
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off', WEBHOOKS_ALLOW_PRIVATE: 'on' }, 'server')
  try {
    const call = await openAgency(product)
    const connection = { connectionId: '' }
    const first = await measureTime(async () => {
      const { _id } = await call('POST /agent/mls/connections', {
        body: {
          kind: 'RESO',
          name: 'Bench MLS',
          baseUrl: mls.baseUrl,
          authKind: 'BEARER',
          secret: resoToken,
          attribution: 'Data of Bench MLS',
        },
      })
      connection.connectionId = _id
      await waitUntil(product, 300_000)
    })
    put(400_000, startedAt + listingCount * 1000)
    const changes = await measureTime(async () => {
      await call('POST /agent/mls/connections/:connectionId/sync', { params: connection })
      await waitUntil(product, 400_000)
    })
    return { first: first / 1000, changes: changes / 1000 }
  } finally {
    await product.stop()
    mls.close()
  }
})

/** Until the run is done and all listings have at least this price. */
async function waitUntil({ owner }: MeasuredProduct, price: number) {
  const deadline = Date.now() + 300_000
  for (;;) {
    const { rows } = await owner.pool.query(
      `select (select count(*)::int from mls_listings where list_price_cents >= $1) as count,
        not exists (select from mls_sync_runs where state = 'RUNNING') as done`,
      [price * 100],
    )
    if (rows[0].done && rows[0].count === listingCount) return
    if (Date.now() > deadline) throw new Error(`Only ${rows[0].count} listings have come in`)
    await sleep(100)
  }
}

async function openAgency(product: MeasuredProduct): Promise<Call<Contract>> {
  const headers = await createSession(product)
  return createClient<Contract>({ base: `http://127.0.0.1:${product.port}/api`, headers: () => headers })
}
