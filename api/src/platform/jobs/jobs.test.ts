import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test, type World } from '../../testing/world.ts'
import { enqueue } from './jobs.ts'

const link = { email: 'ada@example.com', state: null }

test('a job exists once the transaction that enqueued it commits', async ({ world }) => {
  await world.product.db.transaction().execute(async (db) => {
    await enqueue(db, 'send-magic-link', link, { key: 'committed' })
    expect(await countWaiting('committed', world)).toBe(0)
  })
  expect(await countWaiting('committed', world)).toBe(1)
})

test('a job disappears when the transaction that enqueued it rolls back', async ({ world }) => {
  const work = world.product.db.transaction().execute(async (db) => {
    await enqueue(db, 'send-magic-link', link, { key: 'rolled-back' })
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await countWaiting('rolled-back', world)).toBe(0)
})

test('a job replaces a waiting job with the same key, including its time', async ({ world }) => {
  const at = new Date('2030-01-01T12:00:00Z')
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'once' })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'once', at })
  expect(await countWaiting('once', world)).toBe(1)
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = 'once'`.execute(world.owner.db)
  expect(rows[0]?.run_at).toEqual(at)
})

test('a job never replaces that of another account, although their keys contain the same ID', async ({ world }) => {
  const [accountId, other] = [newId(), newId()]
  const broadcastId = newId()
  const options = { at: new Date('2030-01-01T12:00:00Z'), key: `prepare-broadcast/${broadcastId}` }
  for (const account of [accountId, other, other])
    await enqueue(world.product.db, 'prepare-broadcast', { accountId: account, broadcastId }, options)
  const { rows } = await sql<{ account: string }>`
    select payload->>'accountId' as account from graphile_worker._private_jobs
    where payload->>'broadcastId' = ${broadcastId} order by id`.execute(world.owner.db)
  expect(rows).toEqual([{ account: accountId }, { account: other }])
})

test('the product role can enqueue jobs but cannot read or change the queue', async ({ world }) => {
  const { db } = world.product
  await expect(sql`select * from graphile_worker.jobs`.execute(db)).rejects.toThrow('permission denied')
  await expect(sql`select * from graphile_worker._private_jobs`.execute(db)).rejects.toThrow('permission denied')
})

async function countWaiting(key: string, { owner }: World) {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(owner.db)
  return rows.length
}
