import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../../api/src/identity/password.ts'
import { openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { runSql } from '../../api/src/testing/run-sql.ts'
import { createTestDatabase } from '../../api/src/testing/test-database.ts'
import { runProduct } from '../support/run-product.ts'

async function createSettings(settings: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', ...settings }
}

/** Creates a member with a production-strength password hash and returns their login. */
async function createLogin({ DATABASE_URL }: { DATABASE_URL: string }) {
  const owner = openOwnerDatabase(DATABASE_URL)
  const factory = new AgencyFactory(owner)
  const { email, userId } = await factory.createMember(await factory.createAgency())
  const password_hash = await hashPassword(password)
  await owner.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await owner.close()
  return (origin: string) =>
    fetch(`${origin}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
}

const json = { 'content-type': 'application/json' }

test('an invalid setting stops the start with a message that names it', async () => {
  const product = runProduct({ PORT: 'http' })
  expect(await product.exited).toBe(1)
  expect(product.output.trim()).toBe('The setting PORT must be a number.')
})

test('a taken port stops the start with a clear message and leaves no process behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const product = runProduct(await createSettings({ PORT: String(port) }))
  expect(await product.exited).toBe(1)
  expect(product.output.trim()).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  )
})

test('on SIGTERM the product finishes open requests, rejects new ones, and exits with code 0', async () => {
  const settings = await createSettings()
  const login = await createLogin(settings)
  const product = runProduct(settings)
  const origin = await product.waitUntilOpen()
  const pending = Array.from({ length: 6 }, () => login(origin))
  await Promise.race(pending)
  product.child.kill('SIGTERM')
  const responses = await Promise.all(pending)
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(204))
  expect(await product.exited).toBe(0)
  await expect(login(origin)).rejects.toThrow()
})

test('the product recovers after all database connections are closed', async () => {
  const settings = await createSettings()
  const login = await createLogin(settings)
  const product = runProduct(settings)
  const origin = await product.waitUntilOpen()
  expect((await login(origin)).status).toBe(204)
  await runSql(
    settings.DATABASE_URL,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(async () => (await login(origin)).status).toBe(204)
  product.child.kill('SIGTERM')
  expect(await product.exited).toBe(0)
})

test('without demo data the first owner signs in with the printed link', async () => {
  const settings = await createSettings({ OWNER_EMAIL: 'first@example.com' })
  const product = runProduct(settings)
  const origin = await product.waitUntilOpen()
  const invitationCode = /invitationToken=(\S+)/.exec(product.output)?.[1]
  const accept = await fetch(`${origin}/api/auth/invitation/accept`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ invitationCode }),
  })
  expect(accept.status).toBe(200)
  const outbox = await fetch(`${origin}/dev/outbox.json`)
  expect(outbox.headers.get('content-type')).not.toMatch(/json/)
  product.child.kill('SIGTERM')
  expect(await product.exited).toBe(0)
})
