import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test, type World } from '../../testing/world.ts'
import { createLog } from '../observe/log.ts'
import { deleteExpired } from './delete-expired.ts'
import { maintainEventPartitions } from './event-partitions.ts'
import type { Job, TaskName } from './jobs.ts'

test('event partitions exist for last month, this month and the next three, however often they are created', async ({
  world,
}) => {
  await Promise.all([1, 2].map(() => maintainEventPartitions(world.owner)(createJob('make-event-partitions', world))))
  const { rows } = await sql<{ name: string }>`
    select relid::text as name from pg_partition_tree('events') where isleaf order by 1`.execute(world.owner.db)
  expect(rows.map(({ name }) => name)).toEqual([-1, 0, 1, 2, 3].map((offset) => `events_${monthAway(offset)}`))
})

test('events are kept for three years, excluded ones for 90 days, and totals forever', async ({ world }) => {
  const { accountId: account_id } = await world.factory.createAgency()
  const row = { account_id, type: 'view', subject: 'widget', subject_id: newId() }
  const ages = [0, 1000, 1200]
  for (const days of ages)
    await sql`call create_events_partition((now() - make_interval(days => ${days}))::date)`.execute(world.owner.db)
  await world.owner.db
    .insertInto('events')
    .values(ages.map((days) => ({ ...row, id: newId(), at: daysAway(-days), visit_id: newId(), detail: null })))
    .execute()
  await world.owner.db
    .insertInto('counter_total')
    .values({ ...row, count: 3, last_at: new Date() })
    .execute()
  for (const days of [1, 100])
    await sql`
      insert into excluded_events (account_id, id, at, received_at, type, subject, subject_id, reason)
      values (${account_id}, ${newId()}, now(), ${daysAway(-days)}, 'view', 'widget', ${newId()}, 'BOT')`.execute(
      world.owner.db,
    )

  await maintainEventPartitions(world.owner)(createJob('make-event-partitions', world))
  const remaining = await world.owner.db
    .selectFrom('events')
    .select('at')
    .where('account_id', '=', account_id)
    .execute()
  expect(remaining.map(({ at }) => Math.round((Date.now() - at.getTime()) / dayLength)).sort()).toEqual([0, 1000])
  expect((await sql`select from excluded_events`.execute(world.owner.db)).rows).toHaveLength(1)
  const total = world.owner.db.selectFrom('counter_total').select('count').where('account_id', '=', account_id)
  expect(await total.execute()).toEqual([{ count: '3' }])
})

test('expired sessions, links and rate limits are deleted, valid ones stay', async ({ world }) => {
  const userId = await world.factory.createUser('ada@example.com')
  const { db } = world.owner
  const session = (expires_at: Date) => ({
    id: newId(),
    user_id: userId,
    token_hash: Buffer.from(newId()),
    user_agent: 'test',
    expires_at,
  })
  const link = (expires_at: Date) => ({ token_hash: Buffer.from(newId()), user_id: userId, expires_at })
  await db
    .insertInto('sessions')
    .values([session(daysAway(-1)), session(daysAway(1))])
    .execute()
  await db
    .insertInto('magic_links')
    .values([link(daysAway(-2)), link(daysAway(1))])
    .execute()
  await db
    .insertInto('attempts')
    .values([
      { key: 'old', count: 9, until: daysAway(-1) },
      { key: 'new', count: 9, until: daysAway(1) },
    ])
    .execute()

  await deleteExpired(createJob('forget-expired', world))
  expect(await db.selectFrom('sessions').select('expires_at').execute()).toHaveLength(1)
  expect(await db.selectFrom('magic_links').select('expires_at').execute()).toHaveLength(1)
  expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'new' }])
})

const createJob = <K extends Extract<TaskName, 'make-event-partitions' | 'forget-expired'>>(
  _task: K,
  { product }: World,
) =>
  ({
    payload: {},
    db: product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  }) satisfies Job<K>

const daysAway = (days: number) => new Date(Date.now() + days * dayLength)

function monthAway(offset: number) {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
  return month.toISOString().slice(0, 7).replace('-', '_')
}
