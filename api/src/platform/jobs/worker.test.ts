import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { createTasks } from '../../tasks.ts'
import { eventually } from '../../testing/eventually.ts'
import { runSql } from '../../testing/run-sql.ts'
import { test, type World } from '../../testing/world.ts'
import { createMailer } from '../mail/mailer.ts'
import { createLog } from '../observe/log.ts'
import { unlockAbandonedJobs } from './abandoned-jobs.ts'
import { countJobs, listDeadJobs, retryDeadJob } from './dead-jobs.ts'
import { enqueue, type Tasks } from './jobs.ts'
import { startWorker } from './worker.ts'

const link = { email: 'ada@example.com', state: '/home' }

test('a job runs with its payload and is removed when it completes', async ({ world }) => {
  const perform = vi.fn(async () => {})
  await startTestWorker(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalledWith(expect.objectContaining({ payload: link })))
  await eventually(async () => expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 0 }))
})

test('a failed job is retried', async ({ world }) => {
  const perform = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The mail server is down'))
  const { lines } = await startTestWorker(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'flaky' })
  await eventually(() => expect(perform).toHaveBeenCalledTimes(1))
  await runNow('flaky', world)
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  expect(lines()).toContainEqual(expect.objectContaining({ level: 40, task: 'send-magic-link', attempt: 1 }))
  expect(JSON.stringify(lines())).not.toContain('ada@example.com')
})

test('a job that failed permanently is logged, reported and kept until someone retries it', async ({ world }) => {
  const perform = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The mail server is down'))
  const { lines, reportError } = await startTestWorker(world, { 'send-magic-link': perform })
  await world.owner.db.transaction().execute(async (db) => {
    await enqueue(db, 'send-magic-link', link, { key: 'last-attempt' })
    await sql`update graphile_worker._private_jobs set max_attempts = 1 where key = 'last-attempt'`.execute(db)
  })
  await eventually(async () => expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 1 }))
  const [dead] = await listDeadJobs(world.owner)
  expect(dead).toMatchObject({ task: 'send-magic-link', lastError: 'The mail server is down' })
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, msg: 'A job failed permanently' }))
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { route: 'job send-magic-link' })

  expect(await retryDeadJob(world.owner, dead?.id ?? '')).toBe(true)
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  await eventually(async () => expect(await listDeadJobs(world.owner)).toEqual([]))
  expect(await retryDeadJob(world.owner, dead?.id ?? '')).toBe(false)
})

test('only a dead job can be retried', async ({ world }) => {
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'waiting', at: new Date('2030-01-01') })
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.jobs where key = 'waiting'`.execute(
    world.owner.db,
  )
  expect(await retryDeadJob(world.owner, rows[0]?.id ?? '')).toBe(false)
  expect(await listDeadJobs(world.owner)).toEqual([])
  await removeJob('waiting', world)
})

test('what takes a moment does not wait for long work, however much of it there is', async ({ world }) => {
  const gate = createGate()
  const [long, short] = [vi.fn(() => gate.opened), vi.fn(async () => {})]
  await startTestWorker(world, { 'look-up-homes': long, 'send-magic-link': short })
  onTestFinished(() => gate.open())
  for (let n = 0; n < 10; n++)
    await enqueue(world.product.db, 'look-up-homes', { accountId: newId(), runId: newId() }, { key: `long ${n}` })
  await eventually(() => expect(long).toHaveBeenCalledTimes(3))
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(short).toHaveBeenCalledTimes(1))
  expect(long).toHaveBeenCalledTimes(3)
  gate.open()
  await eventually(async () => expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 0 }))
  expect(long).toHaveBeenCalledTimes(10)
})

test('stopping waits for the running job and takes no new one', async ({ world }) => {
  const gate = createGate()
  const perform = vi.fn(() => gate.opened)
  const { worker } = await startTestWorker(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalled())

  const stopped = vi.fn()
  const stopping = worker.stop().then(stopped)
  await countJobs(world.owner)
  expect(stopped).not.toHaveBeenCalled()
  gate.open()
  await stopping
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'too-late' })
  const { rows } = await sql<object>`
    select attempts, locked_by from graphile_worker.jobs where key = 'too-late'`.execute(world.owner.db)
  expect(rows).toEqual([{ attempts: 0, locked_by: null }])
  expect(perform).toHaveBeenCalledTimes(1)
  await removeJob('too-late', world)
})

test('the jobs of a killed worker are unlocked, those of a live worker are not', async ({ world }) => {
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'orphan', at: new Date('2030-01-01') })
  await sql`
    update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() where key = 'orphan'
  `.execute(world.owner.db)
  const gate = createGate()
  const perform = vi.fn(() => gate.opened)
  await startTestWorker(world, { 'send-magic-link': perform })
  onTestFinished(() => gate.open())
  await enqueue(world.product.db, 'send-magic-link', link)
  await eventually(() => expect(perform).toHaveBeenCalled())

  await eventually(async () => expect(await unlockAbandonedJobs(world.owner, [])).toEqual(['pool-killed']))
  expect(await unlockAbandonedJobs(world.owner, ['pool-killed'])).toEqual(['pool-killed'])
  expect(await unlockAbandonedJobs(world.owner, ['pool-killed'])).toEqual([])
  gate.open()
  await removeJob('orphan', world)
})

test('a job that hangs does not block the shutdown and is retried', async ({ world }) => {
  const perform = vi.fn(() => new Promise<void>(() => {}))
  const { worker } = await startTestWorker(world, { 'send-magic-link': perform }, { shutdownTimeout: 50 })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'hanging' })
  await eventually(() => expect(perform).toHaveBeenCalled())
  await worker.stop()
  const { rows } = await sql<object>`
    select attempts, locked_by from graphile_worker.jobs where key = 'hanging'`.execute(world.owner.db)
  expect(rows).toEqual([{ attempts: 1, locked_by: null }])
  await removeJob('hanging', world)
})

test('a worker survives a database outage in the middle of a job', async ({ world }) => {
  const gate = createGate()
  const perform = vi.fn(() => gate.opened)
  const { lines } = await startTestWorker(world, { 'send-magic-link': perform })
  await enqueue(world.product.db, 'send-magic-link', link, { key: 'interrupted' })
  await eventually(() => expect(perform).toHaveBeenCalledTimes(1))

  const { url } = inject('databaseServer')
  const name = new URL(world.settings.DATABASE_URL ?? '').pathname.slice(1)
  await runSql(url, `alter database ${name} allow_connections false`)
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  gate.open()
  await eventually(() => expect(lines()).toContainEqual(expect.objectContaining({ level: 40, slots: 'short' })))
  await runSql(url, `alter database ${name} allow_connections true`)

  await eventually(() => enqueue(world.product.db, 'send-magic-link', link, { key: 'afterwards' }))
  await eventually(() => expect(perform).toHaveBeenCalledTimes(2))
  // If the first job could not be completed any more, its worker's connection is gone, so it runs again.
  let suspects: string[] = []
  await eventually(async () => {
    suspects = await unlockAbandonedJobs(world.owner, suspects)
    await runNow('interrupted', world)
    expect(await countJobs(world.owner)).toEqual({ waiting: 0, dead: 0 })
  })
})

/** A worker whose log can be read. It stops with the test. */
async function startTestWorker(
  { owner, product, settings, secret }: World,
  tasks: Partial<Tasks>,
  options: { shutdownTimeout?: number } = {},
) {
  const written: string[] = []
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => written.push(line) })
  const reportError = vi.fn()
  const worker = await startWorker({
    owner,
    product,
    log,
    reportError,
    ...options,
    tasks: { ...createTasks(settings, { owner, secret }, createMailer(settings)), ...tasks },
  })
  onTestFinished(() => worker.stop().catch(() => {}))
  return { worker, reportError, lines: () => written.map((line) => JSON.parse(line)) }
}

/** Moves the next attempt of a waiting job to now. */
const runNow = (key: string, { owner }: World) =>
  sql`update graphile_worker._private_jobs set run_at = now() where key = ${key} and locked_at is null`.execute(
    owner.db,
  )

const removeJob = (key: string, { owner }: World) => sql`select graphile_worker.remove_job(${key})`.execute(owner.db)

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
