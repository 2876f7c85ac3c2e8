import { dayLength } from '@gable/shared/time/calendar.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { createRecord, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test } from '../testing/world.ts'

/** Listings that change before a run, and while its pages are read: the listing, and minutes since its last change. */
const changes = fc.array(fc.tuple(fc.nat(14), fc.constantFrom(0, 0, 1, 20)), { maxLength: 25 })

test('Whatever changes meanwhile, every listing ends with its newest state once', { timeout: 120_000 }, async ({
  world,
}) => {
  const mls = await startResoServer()
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const body = {
    ...({ kind: 'RESO', name: 'Test MLS', baseUrl: mls.baseUrl, authKind: 'BEARER', secret: resoToken } as const),
    attribution: 'Data of Test MLS',
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ before: changes, meanwhile: changes }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 6 }),
      async (rounds, pageMaximum) => {
        mls.listings.clear()
        mls.state.pageMaximum = pageMaximum
        mls.state.onPage = undefined
        let [clock, price] = [0, 100_000]
        const setClock = (time: number) => {
          clock = time
          mls.state.clockOffset = time - Date.now()
        }
        setClock(Date.now() - dayLength)
        const change = ([key, minutes]: readonly [number, number]) => {
          setClock(clock + minutes * 60_000)
          const ModificationTimestamp = new Date(clock).toISOString()
          mls.put(createRecord(String(key), { ModificationTimestamp, ListPrice: ++price }))
        }
        const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body })
        const params = { connectionId }
        for (const { before, meanwhile } of rounds) {
          before.forEach(change)
          const waiting = [...meanwhile]
          mls.state.onPage = () => {
            const next = waiting.shift()
            if (next) change(next)
          }
          await owner.call('POST /agent/mls/connections/:connectionId/sync', { params })
          await runJobs(world, agency.accountId)
          waiting.forEach(change)
        }
        mls.state.onPage = undefined
        await owner.call('POST /agent/mls/connections/:connectionId/sync', { params })
        await runJobs(world, agency.accountId)
        const { rows } = await sql<{ key: string; price: number }>`
          select listing_key as key, (list_price_cents / 100)::int as price from mls_listings
          where connection_id = ${connectionId}`.execute(world.owner.db)
        await owner.call('DELETE /agent/mls/connections/:connectionId', { params })
        const expected = [...mls.listings.values()].map(({ ListingKey: key, ListPrice }) => ({ key, price: ListPrice }))
        const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key)
        expect(rows.sort(byKey)).toEqual(expected.sort(byKey))
      },
    ),
    {
      numRuns: 12,
      examples: [
        // Listing 0 changes twice at one moment, and the second time after it was read.
        [
          [
            {
              before: [
                [0, 0],
                [1, 0],
              ],
              meanwhile: [
                [2, 0],
                [0, 0],
                [1, 20],
              ],
            },
          ],
          1,
        ],
      ],
    },
  )
  mls.close()
})
