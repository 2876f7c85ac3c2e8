import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { runSql } from '../testing/run-sql.ts'
import { test, type World } from '../testing/world.ts'
import { createAssetCache } from './asset-cache.ts'
import { type CachedAsset, createAssetMap } from './asset-map.ts'
import { mintAccountScope } from './mint.ts'
import { createLog } from './observe/log.ts'

/** One map per process. */
function createTwoMaps(world: World) {
  const maps = [1, 2].map(() => createAssetMap(world, createLog({ LOG_LEVEL: 'silent' })))
  onTestFinished(async () => void (await Promise.all(maps.map((map) => map.close()))))
  return maps
}

const archive = ({ owner }: World, id: string, status: 'ARCHIVED' | 'PUBLISHED' = 'ARCHIVED') =>
  owner.db.updateTable('assets').set({ status }).where('id', '=', id).execute()

const getCached = (maps: ReturnType<typeof createTwoMaps>, id: string) => maps.map((map) => map.getCached(id))

test('creating, archiving and republishing an asset reaches every process', async ({ world }) => {
  const maps = createTwoMaps(world)
  const agency = await world.factory.createAgency({ time_zone: 'America/Denver' })
  const { subjectId: id } = await world.factory.createAsset(agency)
  const [one, other] = await Promise.all(maps.map((map) => map.find(id)))
  expect(one).toMatchObject({ id, kind: 'widget', status: 'PUBLISHED', timeZone: 'America/Denver' })
  expect(other).toEqual(one)
  await eventually(() => expect(getCached(maps, id)).toMatchObject([{ id }, { id }]))

  for (const status of ['ARCHIVED', 'PUBLISHED'] as const) {
    await archive(world, id, status)
    await eventually(() => expect(getCached(maps, id)).toMatchObject([{ status }, { status }]))
  }
})

test('a changed time zone reaches every process', async ({ world }) => {
  const maps = createTwoMaps(world)
  const agency = await world.factory.createAgency()
  const { subjectId: id } = await world.factory.createAsset(agency)
  await Promise.all(maps.map((map) => map.find(id)))
  const time_zone = 'Pacific/Auckland'
  await world.owner.db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
  await eventually(() => expect(getCached(maps, id)).toMatchObject([{ timeZone: time_zone }, { timeZone: time_zone }]))
})

test('an ID without an asset is not found until the asset is created', async ({ world }) => {
  const maps = createTwoMaps(world)
  const id = newId()
  expect(await Promise.all(maps.map((map) => map.find(id)))).toEqual([undefined, undefined])
  await world.factory.createAsset(await world.factory.createAgency(), { id })
  await eventually(async () =>
    expect(await Promise.all(maps.map((map) => map.find(id)))).toMatchObject([{ id }, { id }]),
  )
})

test('a change made during a database outage is picked up after it', async ({ world }) => {
  const maps = createTwoMaps(world)
  const agency = await world.factory.createAgency()
  const { subjectId: id } = await world.factory.createAsset(agency)
  await Promise.all(maps.map((map) => map.find(id)))

  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.owner.db)
  const database = rows[0]?.name ?? ''
  const server = new URL(world.settings.DATABASE_URL ?? '')
  server.pathname = '/postgres'
  await runSql(server.href, `alter database ${database} allow_connections false`)
  await runSql(server.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  await expect(maps[0]?.find(newId())).rejects.toThrow()
  await runSql(server.href, `alter database ${database} allow_connections true`)
  // The change is announced before or right after the maps listen again. Both must work.
  await eventually(() => archive(world, id))
  await eventually(() => expect(getCached(maps, id)).toMatchObject([{ status: 'ARCHIVED' }, { status: 'ARCHIVED' }]))
})

test('a slow read does not overwrite a newer one', () => {
  const cache = createAssetCache()
  const asset: CachedAsset = {
    id: newId(),
    kind: 'widget',
    status: 'PUBLISHED',
    scope: mintAccountScope(newId()),
    timeZone: 'UTC',
  }
  const [first, second] = [cache.startRead(), cache.startRead()]
  cache.set({ ...asset, status: 'ARCHIVED' }, second)
  cache.set(asset, first)
  cache.setMissing(asset.id, first)
  expect(cache.get(asset.id)?.status).toBe('ARCHIVED')
  expect(cache.isMissing(asset.id)).toBe(false)
})
