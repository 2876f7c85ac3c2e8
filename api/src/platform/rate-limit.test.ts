import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'
import { consumeDelayedAttempt, type DelayLimit, refundAttempt } from './rate-limit.ts'

const limit: DelayLimit = { name: 'test', attempts: 2, minutes: 60, maxSeconds: 5 }

const letSecondsPass = ({ owner }: World, seconds: number) =>
  sql`update attempts set until = until - make_interval(secs => ${seconds})`.execute(owner.db)

test('past a limit that slows down, each attempt doubles the wait up to a maximum', async ({ world }) => {
  const { db } = world.product
  const actor = newId()
  const consume = () => consumeDelayedAttempt(db, limit, actor)
  expect([await consume(), await consume()]).toEqual([0, 0])
  for (const seconds of [1, 2, 4, 5, 5]) {
    // Asking again does not extend the wait.
    expect([await consume(), await consume()]).toEqual([seconds, seconds])
    await letSecondsPass(world, seconds)
    expect(await consume()).toBe(0)
  }
  await letSecondsPass(world, 3600)
  expect([await consume(), await consume()]).toEqual([0, 0])
  expect(await consume()).toBe(1)
})

test('attempts at the same moment count, but do not wait for each other', async ({ world }) => {
  const actor = newId()
  const consume = () => consumeDelayedAttempt(world.product.db, { ...limit, attempts: 20 }, actor)
  const waits = await Promise.all(Array.from({ length: 21 }, consume))
  expect(waits.filter((seconds) => seconds > 0)).toEqual([1])
})

test('a refunded attempt causes no delay', async ({ world }) => {
  const { db } = world.product
  const actor = newId()
  for (let turn = 0; turn < 5; turn++) {
    expect(await consumeDelayedAttempt(db, limit, actor)).toBe(0)
    await refundAttempt(db, limit, actor)
  }
})
