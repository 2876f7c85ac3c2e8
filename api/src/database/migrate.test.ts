import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openAsOwner } from '../platform/database.ts'
import { databaseOn } from '../testing/database-server.ts'
import { runSql } from '../testing/run-sql.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations)

test('every migration applies to an empty database and to the version before it', async () => {
  await withEmptyDatabase(async (owner) => {
    for (const name of names) expect(await migrate(owner, name)).toEqual([name])
    expect(await migrate(owner)).toEqual([])
  })
})

test('a broken migration is rolled back whole and named', async () => {
  await withEmptyDatabase(async (owner) => {
    const broken = {
      ...migrations,
      '999-broken': {
        up: async (db: typeof owner.db) => {
          await sql`create table half_done (id int)`.execute(db)
          await sql`select nonsense`.execute(db)
        },
      },
    }
    await expect(migrate(owner, undefined, broken)).rejects.toThrow(
      /^Migration 999-broken failed and was rolled back: .*nonsense/,
    )
    const { rows } = await sql<{ found: string | null }>`select to_regclass('half_done')::text as found`.execute(
      owner.db,
    )
    expect(rows).toEqual([{ found: null }])
  })
})

test('two processes that start at once bring the database up to date together', async () => {
  await withEmptyDatabase(async (owner, url) => {
    const other = openAsOwner(url)
    const [one, two] = await Promise.all([migrate(owner), migrate(other)])
    await other.close()
    expect([...one, ...two].sort()).toEqual(names)
  })
})

async function withEmptyDatabase(work: (owner: ReturnType<typeof openAsOwner>, url: string) => Promise<void>) {
  const { url } = inject('databaseServer')
  const name = `gable_empty_${process.pid}_${Math.floor(performance.now() * 1000)}`
  await runSql(url, `create database ${name}`)
  const owner = openAsOwner(databaseOn(url, name))
  try {
    await work(owner, databaseOn(url, name))
  } finally {
    await owner.close()
    await runSql(url, `drop database ${name} with (force)`)
  }
}
