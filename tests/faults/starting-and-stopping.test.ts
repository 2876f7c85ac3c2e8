import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../../api/src/identity/password.ts'
import { openAsOwner } from '../../api/src/platform/database.ts'
import { Founding, password } from '../../api/src/testing/founding.ts'
import { freshDatabase } from '../../api/src/testing/fresh-database.ts'
import { runSql } from '../../api/src/testing/run-sql.ts'
import { runProduct } from '../support/running-product.ts'

async function surroundings(settings: Record<string, string> = {}) {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', ...settings }
}

/** Somebody who comes in with a password that costs what it costs everybody. */
async function loginOfSomeone({ DATABASE_URL }: { DATABASE_URL: string }) {
  const owner = openAsOwner(DATABASE_URL)
  const founding = new Founding(owner)
  const { email, userId } = await founding.member(await founding.agency())
  const password_hash = await hashPassword(password)
  await owner.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await owner.close()
  return (origin: string) =>
    fetch(`${origin}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
}

const json = { 'content-type': 'application/json' }

test('a wrong setting stops the start with one sentence that names it', async () => {
  const product = runProduct({ PORT: 'http' })
  expect(await product.ended).toBe(1)
  expect(product.said.trim()).toBe('The setting PORT must be a number.')
})

test('a taken port is said to be taken, and nothing is left behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const product = runProduct(await surroundings({ PORT: String(port) }))
  expect(await product.ended).toBe(1)
  expect(product.said.trim()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
})

test('asked to stop, it answers what is under way, refuses what comes after, and ends well', async () => {
  const settings = await surroundings()
  const login = await loginOfSomeone(settings)
  const product = runProduct(settings)
  const origin = await product.opened()
  const underWay = Array.from({ length: 6 }, () => login(origin))
  await Promise.race(underWay)
  product.child.kill('SIGTERM')
  const answers = await Promise.all(underWay)
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204))
  expect(await product.ended).toBe(0)
  await expect(login(origin)).rejects.toThrow()
})

test('after every database connection was cut, the next request is answered', async () => {
  const settings = await surroundings()
  const login = await loginOfSomeone(settings)
  const product = runProduct(settings)
  const origin = await product.opened()
  expect((await login(origin)).status).toBe(204)
  await runSql(
    settings.DATABASE_URL,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(async () => (await login(origin)).status).toBe(204)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('without a demo, the first owner comes in by the printed link', async () => {
  const settings = await surroundings({ OWNER_EMAIL: 'first@example.com' })
  const product = runProduct(settings)
  const origin = await product.opened()
  const invitationCode = /invitationToken=(\S+)/.exec(product.said)?.[1]
  const accept = await fetch(`${origin}/api/auth/invitation/accept`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ invitationCode }),
  })
  expect(accept.status).toBe(200)
  const outbox = await fetch(`${origin}/dev/outbox.json`)
  expect(outbox.headers.get('content-type')).not.toMatch(/json/)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})
