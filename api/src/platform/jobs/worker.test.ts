import { sql } from 'kysely'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { tasksOf } from '../../tasks.ts'
import { eventually } from '../../testing/eventually.ts'
import { runSql } from '../../testing/run-sql.ts'
import { test, type World } from '../../testing/world.ts'
import { openPostOffice } from '../mail/post-office.ts'
import { createLog } from '../observe/log.ts'
import { freeAbandonedJobs } from './abandoned-jobs.ts'
import { countJobs, deadJobs, retryJob } from './dead-jobs.ts'
import { enqueue, type Tasks } from './jobs.ts'
import { startWorker } from './worker.ts'

const link = { email: 'ada@example.com', state: '/home' }

test('a job runs with what it was given, and is gone when it is done', async ({ world }) => {
  const perform = vi.fn(async () => {})
  await openWorkshop(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalledWith(expect.objectContaining({ payload: link })))
  await eventually(async () => expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 0 }))
})

test('a job that fails is tried again', async ({ world }) => {
  const perform = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The mail server is away'))
  const { lines } = await openWorkshop(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'shaky' })
  await eventually(() => expect(perform).toHaveBeenCalledTimes(1))
  await hurry('shaky', world)
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  expect(lines()).toContainEqual(expect.objectContaining({ level: 40, task: 'send-magic-link', attempt: 1 }))
  expect(JSON.stringify(lines())).not.toContain('ada@example.com')
})

test('a job that failed for good is seen, told and kept, until somebody has it tried anew', async ({ world }) => {
  const perform = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The mail server is away'))
  const { lines, reportError } = await openWorkshop(world, { 'send-magic-link': perform })
  await world.owner.db.transaction().execute(async (db) => {
    await enqueue(db, 'send-magic-link', link, { key: 'last-try' })
    await sql`update graphile_worker._private_jobs set max_attempts = 1 where key = 'last-try'`.execute(db)
  })
  await eventually(async () => expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 1 }))
  const [dead] = await deadJobs(world.owner)
  expect(dead).toMatchObject({ task: 'send-magic-link', lastError: 'The mail server is away' })
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, msg: 'A job failed for good' }))
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { route: 'job send-magic-link' })

  expect(await retryJob(world.owner, dead?.id ?? '')).toBe(true)
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  await eventually(async () => expect(await deadJobs(world.owner)).toEqual([]))
  expect(await retryJob(world.owner, dead?.id ?? '')).toBe(false)
})

test('only a dead job is given its tries anew', async ({ world }) => {
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'waiting', at: new Date('2030-01-01') })
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.jobs where key = 'waiting'`.execute(
    world.owner.db,
  )
  expect(await retryJob(world.owner, rows[0]?.id ?? '')).toBe(false)
  expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 0 })
  await forget('waiting', world)
})

test('stopping waits for the job under way and takes no other', async ({ world }) => {
  const gate = doorstop()
  const perform = vi.fn(() => gate.opened)
  const { worker } = await openWorkshop(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalled())

  const stopped = vi.fn()
  const stopping = worker.stop().then(stopped)
  await countJobs(world.owner)
  expect(stopped).not.toHaveBeenCalled()
  gate.open()
  await stopping
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'too-late' })
  expect(await countJobs(world.owner)).toEqual({ waiting: 1, dead: 0 })
  expect(perform).toHaveBeenCalledTimes(1)
  await forget('too-late', world)
})

test('the jobs of a killed worker are freed, those of a living one are not', async ({ world }) => {
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'orphan', at: new Date('2030-01-01') })
  await sql`
    update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() where key = 'orphan'
  `.execute(world.owner.db)
  const gate = doorstop()
  const perform = vi.fn(() => gate.opened)
  await openWorkshop(world, { 'send-magic-link': perform })
  onTestFinished(() => gate.open())
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalled())

  await eventually(async () => expect(await freeAbandonedJobs(world.owner, [])).toEqual(['pool-killed']))
  expect(await freeAbandonedJobs(world.owner, ['pool-killed'])).toEqual(['pool-killed'])
  expect(await freeAbandonedJobs(world.owner, ['pool-killed'])).toEqual([])
  gate.open()
  await forget('orphan', world)
})

test('a job that hangs does not hold up the end for ever, and is tried again', async ({ world }) => {
  const perform = vi.fn(() => new Promise<void>(() => {}))
  const { worker } = await openWorkshop(world, { 'send-magic-link': perform }, { patience: 50 })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'hanging' })
  await eventually(() => expect(perform).toHaveBeenCalled())
  await worker.stop()
  const { rows } = await sql<object>`
    select attempts, locked_by from graphile_worker.jobs where key = 'hanging'`.execute(world.owner.db)
  expect(rows).toEqual([{ attempts: 1, locked_by: null }])
  await forget('hanging', world)
})

test('a worker outlives a database that goes away in the middle of a job and comes back', async ({ world }) => {
  const gate = doorstop()
  const perform = vi.fn(() => gate.opened)
  const { lines } = await openWorkshop(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'interrupted' })
  await eventually(() => expect(perform).toHaveBeenCalledTimes(1))

  const { url } = inject('databaseServer')
  const name = new URL(world.settings.DATABASE_URL ?? '').pathname.slice(1)
  await runSql(url, `alter database ${name} allow_connections false`)
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  gate.open()
  await eventually(() => expect(JSON.stringify(lines())).toContain('begins anew'))
  await runSql(url, `alter database ${name} allow_connections true`)

  await eventually(() => enqueue(world.product.db, 'send-magic-link', link, { key: 'afterwards' }))
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  // The first one was done but could not be ended. Its worker's name is gone, so it comes again.
  const missing = await eventually(async () => {
    const names = await freeAbandonedJobs(world.owner, [])
    expect(names).toHaveLength(1)
    return names
  })
  await freeAbandonedJobs(world.owner, missing)
  await hurry('interrupted', world)
  await eventually(() => expect(perform).toHaveBeenCalledTimes(3))
})

/** A worker with a log one can read. It stops with the test. */
async function openWorkshop(
  { owner, product, settings, secret }: World,
  tasks: Partial<Tasks>,
  given: { patience?: number } = {},
) {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => written.push(line) })
  const reportError = vi.fn()
  const worker = await startWorker({
    owner,
    product,
    log,
    reportError,
    ...given,
    tasks: { ...tasksOf(settings, { owner, secret }, openPostOffice(settings)), ...tasks },
  })
  onTestFinished(() => worker.stop().catch(() => {}))
  return { worker, reportError, lines: () => written.map((line) => JSON.parse(line)) }
}

/** Brings a waiting job's next try forward to now. */
const hurry = (key: string, { owner }: World) =>
  sql`update graphile_worker._private_jobs set run_at = now() where key = ${key} and locked_at is null`.execute(
    owner.db,
  )

const forget = (key: string, { owner }: World) => sql`select graphile_worker.remove_job(${key})`.execute(owner.db)

function doorstop() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
