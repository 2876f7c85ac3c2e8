import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { migrations } from '../../database/migrations/all.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { test, type World } from '../../testing/world.ts'
import { type Database, openDatabase, openOwnerDatabase } from '../database.ts'
import { createReadiness, healthRoutes } from './health.ts'

test('the health endpoints report the release and readiness', async ({ world }) => {
  const health = await world.app.inject('/api/health')
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', release: '2025-10-16' }])
  const ready = await world.app.inject('/api/ready')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', ...(world.cells && { cells: { east: 'ready' } }) },
  ])
  expect([health.headers['cache-control'], ready.headers['cache-control']]).toEqual(['no-store', 'no-store'])
})

test('without its database the process is healthy but not ready', async ({ world }) => {
  const { app } = await createTestApp(world, {
    product: closeAfterTest(openDatabase('postgres://nobody@127.0.0.1:1/none')),
  })
  const ready = await app.inject('/api/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unready', missing: ['database'] }])
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

test('with the database of an older release it is not ready until the migrations have run', async ({ world }) => {
  const database = await createTestDatabase()
  onTestFinished(async () => void (await database.drop()))
  const owner = closeAfterTest(openOwnerDatabase(database.url))
  const [last = ''] = Object.keys(migrations).slice(-1)
  await rename(owner, last, 'not there yet')
  const { app } = await createTestApp(world, { owner })
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'unready', missing: ['migrations'] })
  await rename(owner, 'not there yet', last)
  expect((await app.inject('/api/ready')).statusCode).toBe(200)
})

test('while it drains it is not ready for new requests', async ({ world }) => {
  const { app, readiness } = await createTestApp(world)
  readiness.drain()
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'unready', missing: ['draining'] })
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

async function createTestApp(world: World, databases: { product?: Database; owner?: Database } = {}) {
  const readiness = createReadiness({ product: world.product, owner: world.owner, ...databases })
  const app = Fastify()
  await app.register(healthRoutes(readiness))
  onTestFinished(() => app.close())
  return { app, readiness }
}

function closeAfterTest(database: Database) {
  onTestFinished(database.close)
  return database
}

const rename = ({ db }: Database, from: string, to: string) =>
  sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db)
