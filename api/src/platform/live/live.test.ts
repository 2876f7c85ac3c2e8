import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LiveMessage } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { startLiveServer } from '../../testing/live-server.ts'
import { test, type World } from '../../testing/world.ts'
import { withAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { publishLiveEvent } from './publish.ts'

test('an event of an account reaches its consoles and no others', async ({ world }) => {
  const server = await startLiveServer(world)
  const [mine, theirs] = [newId(), newId()]
  const [ours, others] = [await server.connect(mine), await server.connect(theirs)]

  await publish(world, mine, { kind: 'credits', balance: 30 })
  await publish(world, theirs, { kind: 'credits', balance: 7 })
  await eventually(() => expect(ours.messages).toEqual([{ kind: 'credits', balance: 30 }]))
  await eventually(() => expect(others.messages).toEqual([{ kind: 'credits', balance: 7 }]))
})

test('an event with a user ID reaches that user alone', async ({ world }) => {
  const server = await startLiveServer(world)
  const [account, ada, ben] = [newId(), newId(), newId()]
  const [adas, bens] = [await server.connect(account, ada), await server.connect(account, ben)]

  await publish(world, account, { kind: 'preferences', userId: ben })
  await publish(world, account, { kind: 'credits', balance: 1 })
  await eventually(() => expect(adas.messages).toEqual([{ kind: 'credits', balance: 1 }]))
  expect(bens.messages).toEqual([
    { kind: 'preferences', userId: ben },
    { kind: 'credits', balance: 1 },
  ])
})

test('an event is sent after its transaction commits, and never if it rolls back', async ({ world }) => {
  const server = await startLiveServer(world)
  const scope = mintAccountScope(newId())
  const stream = await server.connect(scope.accountId)

  const work = withAccount(world.product.db, scope, async (db) => {
    await publishLiveEvent(db, scope, { kind: 'credits', balance: 1 })
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await withAccount(world.product.db, scope, async (db) => {
    await publishLiveEvent(db, scope, { kind: 'credits', balance: 2 })
    await publish(world, scope.accountId, { kind: 'onboarding', agentId: 'sent meanwhile' })
    await eventually(() => expect(stream.messages).toEqual([{ kind: 'onboarding', agentId: 'sent meanwhile' }]))
  })
  await eventually(() => expect(stream.messages.at(-1)).toEqual({ kind: 'credits', balance: 2 }))
  expect(stream.messages).toHaveLength(2)
})

test('a console whose page read before an event, and joined after it, resyncs', async ({ world }) => {
  const server = await startLiveServer(world)
  const [account, quiet] = [newId(), newId()]
  const early = await server.connect(account)
  await publish(world, account, { kind: 'credits', balance: 5 })
  await eventually(() => expect(early.messages).toEqual([{ kind: 'credits', balance: 5 }]))

  const [before, after] = [await server.connect(account, 'ada', {}, { age: 60_000 }), await server.connect(account)]
  const undisturbed = await server.connect(quiet, 'ada', {}, { age: 1 })
  await publish(world, account, { kind: 'credits', balance: 6 })
  await publish(world, quiet, { kind: 'credits', balance: 1 })
  await eventually(() => expect(after.messages).toEqual([{ kind: 'credits', balance: 6 }]))
  await eventually(() => expect(before.messages).toEqual([{ kind: 'resync' }, { kind: 'credits', balance: 6 }]))
  await eventually(() => expect(undisturbed.messages).toEqual([{ kind: 'credits', balance: 1 }]))
})

test('consoles resync after the listening connection is lost, and receive events again', async ({ world }) => {
  const server = await startLiveServer(world)
  const account = newId()
  const stream = await server.connect(account)

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "live"' and datname = current_database()
  `.execute(world.owner.db)
  await eventually(() => expect(stream.messages).toEqual([{ kind: 'resync' }]))
  await publish(world, account, { kind: 'credits', balance: 5 })
  await eventually(() => expect(stream.messages.at(-1)).toEqual({ kind: 'credits', balance: 5 }))
})

test('a console that reconnects resyncs', async ({ world }) => {
  const server = await startLiveServer(world)
  const reconnected = await server.connect(newId(), newId(), { 'last-event-id': 'joined' })
  await eventually(() => expect(reconnected.messages).toEqual([{ kind: 'resync' }]))
})

test('a user without access to the account gets no stream', async ({ world }) => {
  const server = await startLiveServer(world)
  server.authorize.mockRejectedValue(new Problem('forbidden', "You don't have access to this account"))
  expect((await server.connect(newId())).status).toBe(403)
  expect((await server.connect('nobody')).status).toBe(400)
  expect(server.hub.count()).toBe(0)
})

test('a stream ends at the next check after its session expired, but not during a database outage', async ({
  world,
}) => {
  const server = await startLiveServer(world, { recheckInterval: 20 })
  const stream = await server.connect(newId())
  server.authorize.mockRejectedValue(new Error('connect ECONNREFUSED'))
  const checks = server.authorize.mock.calls.length
  await eventually(() => expect(server.authorize.mock.calls.length).toBeGreaterThan(checks + 2))
  expect(stream.ended).toBe(false)
  server.authorize.mockRejectedValue(new Problem('signed_out', 'Please sign in'))
  await eventually(() => expect(stream.ended).toBe(true))
  expect(server.hub.count()).toBe(0)
})

test('a closed console is removed from the hub', async ({ world }) => {
  const server = await startLiveServer(world)
  const stream = await server.connect(newId())
  expect(server.hub.count()).toBe(1)
  stream.close()
  await eventually(() => expect(server.hub.count()).toBe(0))
})

test('a console that does not read its events is disconnected', async ({ world }) => {
  const server = await startLiveServer(world)
  const account = newId()
  const stalled = await server.connect(account, newId(), {}, { reads: false })
  const reading = await server.connect(account)
  const padding = 'x'.repeat(7000)
  await eventually(async () => {
    for (let i = 0; i < 100; i++) await publish(world, account, { kind: 'onboarding', agentId: `${i}${padding}` })
    expect(server.hub.count()).toBe(1)
  })
  expect(reading.ended).toBe(false)
  stalled.close()
})

test('one user can hold only 20 streams open', async ({ world }) => {
  const server = await startLiveServer(world)
  const [account, ada] = [newId(), newId()]
  for (let i = 0; i < 20; i++) expect((await server.connect(account, ada)).status).toBe(200)
  expect((await server.connect(account, ada)).status).toBe(429)
  expect((await server.connect(account, newId())).status).toBe(200)
})

test('closing ends every stream at once', async ({ world }) => {
  const server = await startLiveServer(world)
  const stream = await server.connect(newId())
  await server.close()
  await eventually(() => expect(stream.ended).toBe(true))
})

test('invalid notifications on the channel are ignored', async ({ world }) => {
  const server = await startLiveServer(world)
  const account = newId()
  const stream = await server.connect(account)
  await sql`select pg_notify('live', 'not json'), pg_notify('live', 'null'), pg_notify('live', '{}')`.execute(
    world.product.db,
  )
  await publish(world, account, { kind: 'credits', balance: 9 })
  await eventually(() => expect(stream.messages).toEqual([{ kind: 'credits', balance: 9 }]))
})

test('publishing an event that is too long for Postgres throws', async ({ world }) => {
  const event = { kind: 'onboarding', agentId: 'x'.repeat(8000) } as const
  await expect(publish(world, newId(), event)).rejects.toThrow('too long for a notification')
})

const publish = ({ product }: World, accountId: string, event: Exclude<LiveMessage, { kind: 'resync' }>) =>
  publishLiveEvent(product.db, mintAccountScope(accountId), event)
