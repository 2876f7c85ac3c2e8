import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { runSql } from '../testing/run-sql.ts'
import { test, type World } from '../testing/world.ts'
import { mintAccountScope } from './mint.ts'
import { createLog } from './observe/log.ts'
import { type KnownSubject, openSubjectMap } from './subject-map.ts'
import { openMemory } from './subject-memory.ts'

/** As two processes have them. */
function twoMaps(world: World) {
  const maps = [1, 2].map(() => openSubjectMap(world, createLog({ LOG_LEVEL: 'silent' })))
  onTestFinished(async () => void (await Promise.all(maps.map((map) => map.close()))))
  return maps
}

const archive = ({ owner }: World, id: string, status: 'ARCHIVED' | 'PUBLISHED' = 'ARCHIVED') =>
  owner.db.updateTable('subjects').set({ status }).where('id', '=', id).execute()

const known = (maps: ReturnType<typeof twoMaps>, id: string) => maps.map((map) => map.known(id))

test('what is made, archived and taken out again is known at once in every process', async ({ world }) => {
  const maps = twoMaps(world)
  const agency = await world.founding.agency({ time_zone: 'America/Denver' })
  const { subjectId: id } = await world.founding.subject(agency)
  const [one, other] = await Promise.all(maps.map((map) => map.find(id)))
  expect(one).toMatchObject({ id, kind: 'widget', status: 'PUBLISHED', timeZone: 'America/Denver' })
  expect(other).toEqual(one)
  await eventually(() => expect(known(maps, id)).toMatchObject([{ id }, { id }]))

  for (const status of ['ARCHIVED', 'PUBLISHED'] as const) {
    await archive(world, id, status)
    await eventually(() => expect(known(maps, id)).toMatchObject([{ status }, { status }]))
  }
})

test('a changed time zone is known in every process', async ({ world }) => {
  const maps = twoMaps(world)
  const agency = await world.founding.agency()
  const { subjectId: id } = await world.founding.subject(agency)
  await Promise.all(maps.map((map) => map.find(id)))
  const time_zone = 'Pacific/Auckland'
  await world.owner.db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
  await eventually(() => expect(known(maps, id)).toMatchObject([{ timeZone: time_zone }, { timeZone: time_zone }]))
})

test('what nobody has made is unknown, until it is made', async ({ world }) => {
  const maps = twoMaps(world)
  const id = newId()
  expect(await Promise.all(maps.map((map) => map.find(id)))).toEqual([undefined, undefined])
  await world.founding.subject(await world.founding.agency(), { id })
  await eventually(async () =>
    expect(await Promise.all(maps.map((map) => map.find(id)))).toMatchObject([{ id }, { id }]),
  )
})

test('what changed while the database was away is known when it is back', async ({ world }) => {
  const maps = twoMaps(world)
  const agency = await world.founding.agency()
  const { subjectId: id } = await world.founding.subject(agency)
  await Promise.all(maps.map((map) => map.find(id)))

  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.owner.db)
  const database = rows[0]?.name ?? ''
  const server = new URL(world.settings.DATABASE_URL ?? '')
  server.pathname = '/postgres'
  await runSql(server.href, `alter database ${database} allow_connections false`)
  await runSql(server.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  await expect(maps[0]?.find(newId())).rejects.toThrow()
  await runSql(server.href, `alter database ${database} allow_connections true`)
  // Heard by nobody: it is told before the first of them listens again, or right after, and both must do.
  await eventually(() => archive(world, id))
  await eventually(() => expect(known(maps, id)).toMatchObject([{ status: 'ARCHIVED' }, { status: 'ARCHIVED' }]))
})

test('an answer that comes late does not undo a newer one', () => {
  const memory = openMemory()
  const subject: KnownSubject = {
    id: newId(),
    kind: 'widget',
    status: 'PUBLISHED',
    scope: mintAccountScope(newId()),
    timeZone: 'UTC',
  }
  const [first, second] = [memory.ask(), memory.ask()]
  memory.keep({ ...subject, status: 'ARCHIVED' }, second)
  memory.keep(subject, first)
  memory.rememberUnknown(subject.id, first)
  expect(memory.known(subject.id)?.status).toBe('ARCHIVED')
  expect(memory.isUnknown(subject.id)).toBe(false)
})
