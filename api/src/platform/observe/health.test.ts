import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { migrations } from '../../database/migrations/all.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { test, type World } from '../../testing/world.ts'
import { type Database, openAsOwner, openDatabase } from '../database.ts'
import { healthRoutes, readinessOf } from './health.ts'

test('the product says that it lives, in which release, and that it is ready', async ({ world }) => {
  const health = await world.app.inject('/api/health')
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', release: '2025-10-16' }])
  const ready = await world.app.inject('/api/ready')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  expect([health.headers['cache-control'], ready.headers['cache-control']]).toEqual(['no-store', 'no-store'])
})

test('without its database it lives but is not ready', async ({ world }) => {
  const { app } = await openHouse(world, { product: closing(openDatabase('postgres://nobody@127.0.0.1:1/none')) })
  const ready = await app.inject('/api/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unready', missing: ['database'] }])
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

test('with a database of an older release it is not ready, until that is brought up to date', async ({ world }) => {
  const database = await freshDatabase()
  onTestFinished(async () => void (await database.drop()))
  const owner = closing(openAsOwner(database.url))
  const [last = ''] = Object.keys(migrations).slice(-1)
  await rename(owner, last, 'not there yet')
  const { app } = await openHouse(world, { owner })
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'unready', missing: ['migrations'] })
  await rename(owner, 'not there yet', last)
  expect((await app.inject('/api/ready')).statusCode).toBe(200)
})

test('while it drains it takes no new requests', async ({ world }) => {
  const { app, readiness } = await openHouse(world)
  readiness.drain()
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'unready', missing: ['draining'] })
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

async function openHouse(world: World, given: { product?: Database; owner?: Database } = {}) {
  const readiness = readinessOf({ product: world.product, owner: world.owner, ...given })
  const app = Fastify()
  await app.register(healthRoutes(readiness))
  onTestFinished(() => app.close())
  return { app, readiness }
}

function closing(database: Database) {
  onTestFinished(database.close)
  return database
}

const rename = ({ db }: Database, from: string, to: string) =>
  sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db)
