import { spawn } from 'node:child_process'
import { chmod, lstat, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { startDatabaseOwner } from './database-owner.ts'
import { createBareInstallation, createDataFolder, hasLibraryLinks, type Installation } from './installation.ts'

const asRoot = process.getuid?.() === 0

test('data survives a clean stop even if no install script ever ran', async () => {
  const installation = await registerCleanup(createBareInstallation())
  expect(await hasLibraryLinks(installation)).toBe(false)
  const first = await startDatabaseOwner(installation)
  await sql(first.url, `create table stored as select 'yes' as answer`)
  await first.stop()
  expect(await isAnswering(first.url)).toBe(false)

  const second = await startDatabaseOwner(installation)
  expect(await sql(second.url, 'select answer from stored')).toEqual([{ answer: 'yes' }])
  await second.stop()
})

test('two processes that start at once share one database until the last one stops', async () => {
  const installation = await registerCleanup(createDataFolder())
  const [first, second] = await Promise.all([startDatabaseOwner(installation), startDatabaseOwner(installation)])
  expect(first.url).toBe(second.url)
  await first.stop()
  expect(await isAnswering(second.url)).toBe(true)
  await second.stop()
  expect(await isAnswering(second.url)).toBe(false)
})

test.skipIf(!asRoot)(
  'with an inaccessible home folder of root, data is stored outside and survives restarts',
  async () => {
    const installation = await registerCleanup(createBareInstallation({ mode: 0o700 }))
    const first = await startDatabaseOwner(installation)
    const outsideFolder = await readlink(join(installation.dataDir, 'postgres'))
    expect(outsideFolder).toMatch(/^\/var\/lib\/gable\//)
    expect((await stat(outsideFolder)).mode & 0o777).toBe(0o700)
    await sql(first.url, 'create table stored as select 1 as one')
    await first.stop()

    const second = await startDatabaseOwner(installation)
    expect(await sql(second.url, 'select one from stored')).toEqual([{ one: 1 }])
    await second.stop()
  },
)

test.skipIf(!asRoot)('outside data is deleted only if its temporary data folder is gone', async () => {
  const deleted = await registerCleanup(createPrivateDataFolder())
  const existing = await registerCleanup(createPrivateDataFolder())
  const folders = await Promise.all(
    [deleted, existing].map(async (installation) => {
      const owner = await startDatabaseOwner(installation)
      await owner.stop()
      return readlink(join(installation.dataDir, 'postgres'))
    }),
  )
  await rm(deleted.dataDir, { recursive: true })

  const next = await startDatabaseOwner(await registerCleanup(createPrivateDataFolder()))
  await next.stop()
  const remaining = await readdir('/var/lib/gable')
  expect(folders.map((folder) => remaining.includes(basename(folder)))).toEqual([false, true])
})

test.skipIf(!asRoot)('an unprivileged user can start it from a read-only installation', async () => {
  const nobody = 65534
  const installation = await registerCleanup(createBareInstallation({ owner: nobody }))
  const owner = await startDatabaseOwner(installation, nobody)
  expect(await sql(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const cluster = await lstat(join(installation.dataDir, 'postgres'))
  expect([cluster.isDirectory(), cluster.uid]).toEqual([true, nobody])
  expect(await hasLibraryLinks(installation)).toBe(false)
  await owner.stop()
})

describe('in one data folder', () => {
  let installation: Installation
  beforeAll(async () => {
    installation = await createDataFolder()
  })
  afterEach(() => stopLeftoverServer(installation))
  afterAll(() => installation.remove())

  test('the database accepts only local connections with the password from a private file', async () => {
    const owner = await startDatabaseOwner(installation)
    const password = join(installation.dataDir, 'postgres-password')
    expect((await stat(password)).mode & 0o777).toBe(0o600)
    expect(owner.url).toContain(await readFile(password, 'utf8'))
    expect(await sql(owner.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await sql(owner.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await expect(sql(owner.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await owner.stop()
  })

  test('a running database whose owner was killed is adopted and stops with its new owner', async () => {
    const first = await startDatabaseOwner(installation)
    const startedAt = await sql(first.url, 'select pg_postmaster_start_time() as at')
    await first.kill('SIGKILL')

    const second = await startDatabaseOwner(installation)
    expect(second.url).toBe(first.url)
    expect(await sql(second.url, 'select pg_postmaster_start_time() as at')).toEqual(startedAt)
    await second.stop()
    expect(await isAnswering(second.url)).toBe(false)
  })

  test('a crashing owner stops its database, and both can start again', async () => {
    const first = await startDatabaseOwner(installation)
    await first.crash()
    await expect.poll(() => getServerPid(installation).catch(() => 'none')).toBe('none')

    const second = await startDatabaseOwner(installation)
    expect(await sql(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  test('a killed server recovers its committed data', async () => {
    const first = await startDatabaseOwner(installation)
    await sql(first.url, 'create table committed as select n from generate_series(1, 5000) as n')
    process.kill(await getServerPid(installation), 'SIGKILL')
    await first.kill('SIGKILL')

    const second = await startDatabaseOwner(installation)
    expect(await sql(second.url, 'select count(*)::int as rows from committed')).toEqual([{ rows: 5000 }])
    await second.stop()
  })

  test('a process id reused by another program after a crash does not block the start', async () => {
    const first = await startDatabaseOwner(installation)
    const file = join(installation.dataDir, 'postgres', 'postmaster.pid')
    const leftover = await readFile(file, 'utf8')
    const { uid, gid } = await stat(file)
    await first.stop()
    const otherProgram = spawn('sleep', ['60'], { uid, gid })
    onTestFinished(() => void otherProgram.kill())
    await writeFile(file, leftover.replace(/^\d+/, String(otherProgram.pid)))

    const second = await startDatabaseOwner(installation)
    expect(await sql(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(otherProgram.exitCode).toBe(null)
  })

  test('Ctrl-C reaches the owner but not the database, so the last writes succeed', async () => {
    const first = await startDatabaseOwner(installation)
    await sql(first.url, 'create table requests (which text)')
    await first.kill('SIGINT')
    expect(await isAnswering(first.url)).toBe(false)

    const second = await startDatabaseOwner(installation)
    expect(await sql(second.url, 'select which from requests')).toEqual([{ which: 'the last' }])
    await second.stop()
  })

  test('tests get a database without fsync', async () => {
    const { url, stop } = await startEmbedded({ dataDir: installation.dataDir, isTemporary: true })
    expect(await sql(url, 'show fsync')).toEqual([{ fsync: 'off' }])
    await stop()
  })
})

async function createPrivateDataFolder() {
  const installation = await createDataFolder()
  await chmod(installation.folder, 0o700)
  return installation
}

async function registerCleanup(pending: Promise<Installation>) {
  const installation = await pending
  onTestFinished(installation.remove)
  onTestFinished(() => stopLeftoverServer(installation))
  return installation
}

/** Stops the server that a failed test left running. */
async function stopLeftoverServer(installation: Installation) {
  const pid = await getServerPid(installation).catch(() => undefined)
  if (pid) process.kill(pid, 'SIGQUIT')
}

async function getServerPid({ dataDir }: Installation) {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function sql(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const isAnswering = (url: string) =>
  sql(url, 'select 1').then(
    () => true,
    () => false,
  )
