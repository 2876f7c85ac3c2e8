import { expect, onTestFinished, test } from 'vitest'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { setUpContactSync, wakeContactSync } from '../../api/src/testing/contact-sync-setup.ts'
import { insertContacts } from '../../api/src/testing/emails.ts'
import { startFollowUpBossServer } from '../../api/src/testing/follow-up-boss/server.ts'
import { createTestDatabase } from '../../api/src/testing/test-database.ts'
import { createImportClient } from '../support/import-client.ts'
import { createFaultEnvironment, scale } from './fault-environment.ts'
import { createOperator } from './operator.ts'

test('an import that runs while its account moves continues in the other database, with each row once', async () => {
  const rowCount = 6000 * scale
  const { owner, eastOwner, startProduct, move } = await createMoveEnvironment()
  const product = await startProduct()
  const { accountId, ...client } = await createImportClient(owner, () => product.origin)
  const file = await client.upload(createRows(rowCount))
  await client.check(file)
  await client.startStep(file, 'start')
  await expect.poll(() => countContacts(owner, accountId), { timeout: 120_000, interval: 50 }).not.toBe('0 contacts')

  await move(accountId)

  expect(await client.waitForState(file, 'DONE')).toMatchObject({ counts: { NEW: rowCount } })
  expect(await countContacts(eastOwner, accountId)).toBe(`${rowCount} contacts`)
  expect(await countContacts(owner, accountId)).toBe('0 contacts')
  expect(await product.stop()).toBe(0)
})

test('a contact sync that runs while its account moves brings nobody in twice and tells nobody twice', async () => {
  const [peopleCount, ownCount] = [100 * scale, 60 * scale]
  const boss = await startFollowUpBossServer()
  onTestFinished(() => boss.close())
  for (let n = 0; n < peopleCount; n++) boss.addPerson({ tags: ['buyer'] })
  const { owner, eastOwner, startProduct, createAgency, move } = await createMoveEnvironment()
  const product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on', FOLLOW_UP_BOSS_URL: boss.origin })
  const agency = await createAgency(0)
  const { accountId } = agency
  const addresses = Array.from({ length: ownCount }, (_, n) => `own${n}@ours.example`)
  await insertContacts(owner, agency, addresses)
  const app = await setUpContactSync(owner, await new AgencyFactory(owner).createMember(agency))
  await wakeContactSync(owner, app)
  const countOwn = () => [...boss.people.values()].filter(({ emails }) => emails[0]?.value.startsWith('own')).length
  await expect.poll(countOwn, { timeout: 240_000, interval: 50 }).toBeGreaterThan(0)

  await move(accountId)

  // The worker that the move interrupted keeps the app for 90 seconds.
  const isDone = async () => {
    const { rows } = await eastOwner.pool.query(
      `select (select count(*)::int from sync_outbox where account_id = $1) as waiting, first_done_at is not null as done
        from sync_states where account_id = $1`,
      [accountId],
    )
    return rows[0]
  }
  await expect.poll(isDone, { timeout: 400_000 * scale, interval: 300 }).toEqual({ waiting: 0, done: true })
  const total = peopleCount + ownCount
  const emails = [...boss.people.values()].flatMap(({ emails }) => emails.map(({ value }) => value))
  expect([boss.people.size, new Set(emails).size]).toEqual([total, total])
  expect(await countContacts(eastOwner, accountId)).toBe(`${total} contacts`)
  expect(await product.stop()).toBe(0)
})

/** A product with a worker, and a second database to move accounts to. */
async function createMoveEnvironment() {
  const environment = await createFaultEnvironment()
  const east = await createTestDatabase()
  const eastOwner = openOwnerDatabase(east.url)
  onTestFinished(async () => {
    await eastOwner.close()
    await east.drop()
  })
  const CELLS = `east=${east.url}`
  const operate = createOperator(environment, { CELLS })
  return {
    ...environment,
    eastOwner,
    startProduct: (settings = {}) => environment.startProduct({ CELLS, WORKER: 'on', ...settings }),
    move: async (accountId: string) =>
      expect(await operate('move-account', accountId, '--to', 'east')).toMatch(/\nSwitched: .+\nDone\./),
  }
}

/** Says so if two have the same email address. */
async function countContacts({ pool }: Database, accountId: string): Promise<string> {
  const { rows } = await pool.query(
    'select count(*)::int as contacts, count(distinct email)::int as emails from contacts where account_id = $1',
    [accountId],
  )
  const [{ contacts, emails }] = rows
  return contacts === emails ? `${contacts} contacts` : `${contacts} contacts with ${emails} email addresses`
}

function* createRows(count: number) {
  yield 'First Name,Last Name,Email\n'
  for (let n = 0; n < count; n++) yield `Nora,Field ${n},person.${n}@list.example\n`
}
