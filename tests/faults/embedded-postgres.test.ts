import { spawn } from 'node:child_process'
import { chmod, lstat, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { bareInstallation, hasLinks, type Installation, newDataFolder } from './installation.ts'
import { ownerProcess } from './owner-process.ts'

const asRoot = process.getuid?.() === 0

test('what was written is there after a clean stop, although no install script ever ran', async () => {
  const here = await installed(bareInstallation())
  expect(await hasLinks(here)).toBe(false)
  const first = await ownerProcess(here)
  await sql(first.url, `create table kept as select 'yes' as answer`)
  await first.leave()
  expect(await isAnswering(first.url)).toBe(false)

  const second = await ownerProcess(here)
  expect(await sql(second.url, 'select answer from kept')).toEqual([{ answer: 'yes' }])
  await second.leave()
})

test('two that start at once share one database, and it stays until the last of them leaves', async () => {
  const here = await installed(newDataFolder())
  const [one, other] = await Promise.all([ownerProcess(here), ownerProcess(here)])
  expect(one.url).toBe(other.url)
  await one.leave()
  expect(await isAnswering(other.url)).toBe(true)
  await other.leave()
  expect(await isAnswering(other.url)).toBe(false)
})

test.skipIf(!asRoot)("under root's closed home the data lies outside and keeps across starts", async () => {
  const here = await installed(bareInstallation({ mode: 0o700 }))
  const first = await ownerProcess(here)
  const outside = await readlink(join(here.dataDir, 'postgres'))
  expect(outside).toMatch(/^\/var\/lib\/gable\//)
  expect((await stat(outside)).mode & 0o777).toBe(0o700)
  await sql(first.url, 'create table kept as select 1 as one')
  await first.leave()

  const second = await ownerProcess(here)
  expect(await sql(second.url, 'select one from kept')).toEqual([{ one: 1 }])
  await second.leave()
})

test.skipIf(!asRoot)(
  'the outside data of a deleted temporary folder is forgotten, that of a kept one is not',
  async () => {
    const deleted = await installed(closedDataFolder())
    const kept = await installed(closedDataFolder())
    const places = await Promise.all(
      [deleted, kept].map(async (here) => {
        const owner = await ownerProcess(here)
        await owner.leave()
        return readlink(join(here.dataDir, 'postgres'))
      }),
    )
    await rm(deleted.dataDir, { recursive: true })

    const next = await ownerProcess(await installed(closedDataFolder()))
    await next.leave()
    const remaining = await readdir('/var/lib/gable')
    expect(places.map((place) => remaining.includes(basename(place)))).toEqual([false, true])
  },
)

test.skipIf(!asRoot)('an ordinary user starts it from an installation he may only read', async () => {
  const nobody = 65534
  const here = await installed(bareInstallation({ owner: nobody }))
  const owner = await ownerProcess(here, nobody)
  expect(await sql(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const cluster = await lstat(join(here.dataDir, 'postgres'))
  expect([cluster.isDirectory(), cluster.uid]).toEqual([true, nobody])
  expect(await hasLinks(here)).toBe(false)
  await owner.leave()
})

describe('in one data folder', () => {
  let here: Installation
  beforeAll(async () => {
    here = await newDataFolder()
  })
  afterEach(() => stopServerLeftBy(here))
  afterAll(() => here.remove())

  test('only this machine and only the password in a private file open the database', async () => {
    const owner = await ownerProcess(here)
    const password = join(here.dataDir, 'postgres-password')
    expect((await stat(password)).mode & 0o777).toBe(0o600)
    expect(owner.url).toContain(await readFile(password, 'utf8'))
    expect(await sql(owner.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await sql(owner.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await expect(sql(owner.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await owner.leave()
  })

  test('a database that outlived its killed owner is adopted as it runs, and stops with the new owner', async () => {
    const first = await ownerProcess(here)
    const born = await sql(first.url, 'select pg_postmaster_start_time() as at')
    await first.kill('SIGKILL')

    const second = await ownerProcess(here)
    expect(second.url).toBe(first.url)
    expect(await sql(second.url, 'select pg_postmaster_start_time() as at')).toEqual(born)
    await second.leave()
    expect(await isAnswering(second.url)).toBe(false)
  })

  test('an owner that crashes takes its database along, and both come back', async () => {
    const first = await ownerProcess(here)
    await first.crash()
    await expect.poll(() => pidOfServer(here).catch(() => 'none')).toBe('none')

    const second = await ownerProcess(here)
    expect(await sql(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.leave()
  })

  test('a killed server recovers what it had committed', async () => {
    const first = await ownerProcess(here)
    await sql(first.url, 'create table committed as select n from generate_series(1, 5000) as n')
    process.kill(await pidOfServer(here), 'SIGKILL')
    await first.kill('SIGKILL')

    const second = await ownerProcess(here)
    expect(await sql(second.url, 'select count(*)::int as rows from committed')).toEqual([{ rows: 5000 }])
    await second.leave()
  })

  test('a process number that went to another program after a crash does not keep the database down', async () => {
    const first = await ownerProcess(here)
    const file = join(here.dataDir, 'postgres', 'postmaster.pid')
    const left = await readFile(file, 'utf8')
    const { uid, gid } = await stat(file)
    await first.leave()
    const stranger = spawn('sleep', ['60'], { uid, gid })
    onTestFinished(() => void stranger.kill())
    await writeFile(file, left.replace(/^\d+/, String(stranger.pid)))

    const second = await ownerProcess(here)
    expect(await sql(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.leave()
    expect(stranger.exitCode).toBe(null)
  })

  test('Ctrl-C reaches the owner and not the database, so the last writes still land', async () => {
    const first = await ownerProcess(here)
    await sql(first.url, 'create table requests (which text)')
    await first.kill('SIGINT')
    expect(await isAnswering(first.url)).toBe(false)

    const second = await ownerProcess(here)
    expect(await sql(second.url, 'select which from requests')).toEqual([{ which: 'the last' }])
    await second.leave()
  })

  test('tests get a database that never waits for the disk', async () => {
    const { url, stop } = await startEmbedded({ dataDir: here.dataDir, throwaway: true })
    expect(await sql(url, 'show fsync')).toEqual([{ fsync: 'off' }])
    await stop()
  })
})

async function closedDataFolder() {
  const here = await newDataFolder()
  await chmod(here.folder, 0o700)
  return here
}

async function installed(installing: Promise<Installation>) {
  const installation = await installing
  onTestFinished(installation.remove)
  onTestFinished(() => stopServerLeftBy(installation))
  return installation
}

/** So that a failed test leaves no server behind. */
async function stopServerLeftBy(installation: Installation) {
  const pid = await pidOfServer(installation).catch(() => undefined)
  if (pid) process.kill(pid, 'SIGQUIT')
}

async function pidOfServer({ dataDir }: Installation) {
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
