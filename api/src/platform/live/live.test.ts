import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LiveMessage } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { test, type World } from '../../testing/world.ts'
import { inAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { openHouse } from './live-house.ts'
import { notify } from './notify.ts'

test('what is told to an account reaches its consoles and those of no other', async ({ world }) => {
  const house = await openHouse(world)
  const [mine, theirs] = [newId(), newId()]
  const [here, there] = [await house.visit(mine), await house.visit(theirs)]

  await tell(world, mine, { kind: 'credits', balance: 30 })
  await tell(world, theirs, { kind: 'credits', balance: 7 })
  await eventually(() => expect(here.messages).toEqual([{ kind: 'credits', balance: 30 }]))
  await eventually(() => expect(there.messages).toEqual([{ kind: 'credits', balance: 7 }]))
})

test('what names a user reaches that user alone', async ({ world }) => {
  const house = await openHouse(world)
  const [account, ada, ben] = [newId(), newId(), newId()]
  const [adas, bens] = [await house.visit(account, ada), await house.visit(account, ben)]

  await tell(world, account, { kind: 'preferences', userId: ben })
  await tell(world, account, { kind: 'credits', balance: 1 })
  await eventually(() => expect(adas.messages).toEqual([{ kind: 'credits', balance: 1 }]))
  expect(bens.messages).toEqual([
    { kind: 'preferences', userId: ben },
    { kind: 'credits', balance: 1 },
  ])
})

test('what is rolled back is never told, and what commits is told once it has', async ({ world }) => {
  const house = await openHouse(world)
  const scope = mintAccountScope(newId())
  const console = await house.visit(scope.accountId)

  const work = inAccount(world.product.db, scope, async (db) => {
    await notify(db, scope, { kind: 'credits', balance: 1 })
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await inAccount(world.product.db, scope, async (db) => {
    await notify(db, scope, { kind: 'credits', balance: 2 })
    await tell(world, scope.accountId, { kind: 'onboarding', agentId: 'told meanwhile' })
    await eventually(() => expect(console.messages).toEqual([{ kind: 'onboarding', agentId: 'told meanwhile' }]))
  })
  await eventually(() => expect(console.messages.at(-1)).toEqual({ kind: 'credits', balance: 2 }))
  expect(console.messages).toHaveLength(2)
})

test('after the listening connection was cut, consoles are asked to read everything again, and hear on', async ({
  world,
}) => {
  const house = await openHouse(world)
  const account = newId()
  const console = await house.visit(account)

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "live"' and datname = current_database()
  `.execute(world.owner.db)
  await eventually(() => expect(console.messages).toEqual([{ kind: 'resync' }]))
  await tell(world, account, { kind: 'credits', balance: 5 })
  await eventually(() => expect(console.messages.at(-1)).toEqual({ kind: 'credits', balance: 5 }))
})

test('a console that comes back is asked to read everything again', async ({ world }) => {
  const house = await openHouse(world)
  const returned = await house.visit(newId(), newId(), { 'last-event-id': 'joined' })
  await eventually(() => expect(returned.messages).toEqual([{ kind: 'resync' }]))
})

test('who may not see the account gets no stream', async ({ world }) => {
  const house = await openHouse(world)
  house.authorize.mockRejectedValue(new Problem('forbidden', 'You are not connected to this account'))
  expect((await house.visit(newId())).status).toBe(403)
  expect((await house.visit('nobody')).status).toBe(400)
  expect(house.hub.count()).toBe(0)
})

test('a session that ends loses its stream at the next look, a database that is away does not end it', async ({
  world,
}) => {
  const house = await openHouse(world, { recheck: 20 })
  const console = await house.visit(newId())
  house.authorize.mockRejectedValue(new Error('connect ECONNREFUSED'))
  const looks = house.authorize.mock.calls.length
  await eventually(() => expect(house.authorize.mock.calls.length).toBeGreaterThan(looks + 2))
  expect(console.ended).toBe(false)
  house.authorize.mockRejectedValue(new Problem('signed_out', 'Please sign in'))
  await eventually(() => expect(console.ended).toBe(true))
  expect(house.hub.count()).toBe(0)
})

test('a console that goes away is forgotten', async ({ world }) => {
  const house = await openHouse(world)
  const console = await house.visit(newId())
  expect(house.hub.count()).toBe(1)
  console.leave()
  await eventually(() => expect(house.hub.count()).toBe(0))
})

test('a console that does not read what it is sent is let go instead of kept in memory', async ({ world }) => {
  const house = await openHouse(world)
  const account = newId()
  const deaf = await house.visit(account, newId(), {}, { reads: false })
  const keen = await house.visit(account)
  const long = 'x'.repeat(7000)
  await eventually(async () => {
    for (let i = 0; i < 100; i++) await tell(world, account, { kind: 'onboarding', agentId: `${i}${long}` })
    expect(house.hub.count()).toBe(1)
  })
  expect(keen.ended).toBe(false)
  deaf.leave()
})

test('one person cannot hold any number of streams open', async ({ world }) => {
  const house = await openHouse(world)
  const [account, ada] = [newId(), newId()]
  for (let i = 0; i < 20; i++) expect((await house.visit(account, ada)).status).toBe(200)
  expect((await house.visit(account, ada)).status).toBe(429)
  expect((await house.visit(account, newId())).status).toBe(200)
})

test('closing ends every stream at once', async ({ world }) => {
  const house = await openHouse(world)
  const console = await house.visit(newId())
  const before = Date.now()
  await house.close()
  await eventually(() => expect(console.ended).toBe(true))
  expect(Date.now() - before).toBeLessThan(2000)
})

test('something that is no event, told by somebody else, disturbs nobody', async ({ world }) => {
  const house = await openHouse(world)
  const account = newId()
  const console = await house.visit(account)
  await sql`select pg_notify('live', 'not json'), pg_notify('live', 'null'), pg_notify('live', '{}')`.execute(
    world.product.db,
  )
  await tell(world, account, { kind: 'credits', balance: 9 })
  await eventually(() => expect(console.messages).toEqual([{ kind: 'credits', balance: 9 }]))
})

test('an event that Postgres could not carry is refused where it is told', async ({ world }) => {
  const event = { kind: 'onboarding', agentId: 'x'.repeat(8000) } as const
  await expect(tell(world, newId(), event)).rejects.toThrow('too long to tell')
})

const tell = ({ product }: World, accountId: string, event: Exclude<LiveMessage, { kind: 'resync' }>) =>
  notify(product.db, mintAccountScope(accountId), event)
