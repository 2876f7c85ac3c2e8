import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import type { TestAgency } from '../testing/agency-factory.ts'
import { connectAsOwner } from '../testing/connect-as-owner.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { createPage, createSubmission } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'
import { toLockNumber } from './context-queries.ts'

const runConcurrently = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('the same submission sent many times at once is stored once and gets one receipt', async ({ world }) => {
  const page = await createPage(world)
  const payload = createSubmission(page.journey)
  const responses = await runConcurrently(12, () => page.post(payload))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(responses[0]?.statusCode).toBe(200)
  const { submissions, leads, consents } = await page.getStored()
  expect([submissions.length, leads.length, consents.length]).toEqual([1, 1, 1])
})

test('a repeated id with different content gets the first receipt and changes nothing', async ({ world }) => {
  const page = await createPage(world)
  const id = newId()
  const first = await page.submit({ id })
  const again = await page.submit({ id, details: { firstName: 'Eve', lastName: '', email: 'no', phone: '' } })
  const { answerToken: _, ...receipt } = first.json()
  expect(again.json()).toEqual(receipt)
  expect((await page.getStored()).leads).toHaveLength(1)
})

test('concurrent submissions from one new person create one contact and a lead each', async ({ world }) => {
  const page = await createPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
  await runConcurrently(10, () => page.submit({ details }))
  const { contacts, leads, properties } = await page.getStored()
  expect([contacts.length, leads.length, properties.length]).toEqual([1, 10, 1])
  expect(await findCounterMismatches(world.owner.db, page.agency.accountId)).toEqual([])
})

test('concurrent submissions with one phone and name but new emails are one contact', async ({ world }) => {
  const page = await createPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', phone: '603 555 0142' }
  await runConcurrently(6, (n) => page.submit({ details: { ...details, email: `nora${n}@example.com` } }))
  const { contacts, leads } = await page.getStored()
  expect([contacts.length, leads.length]).toEqual([1, 6])
})

test('concurrent submissions from different people with one new address create one property', async ({ world }) => {
  const page = await createPage(world)
  const responses = await runConcurrently(8, () => page.submit())
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const { contacts, properties } = await page.getStored()
  expect([contacts.length, properties.length]).toEqual([8, 1])
})

test('a flood of submissions with one email occupies one connection, so others get their lists meanwhile', async ({
  world,
}) => {
  const page = await createPage(world)
  const { agent } = await createAgencyWithContacts(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: 'flood@example.com', phone: '' }
  const { flood } = await whileHeldUp(world, page.agency, details.email, async () => {
    const flood = runConcurrently(200, () => submitUntilStored(page, createSubmission(page.journey, { details })))
    await eventually(async () => expect(await countWaiting(world, page.agency)).toBe(1))
    expect((await agent.call('GET /agent/contacts/search', { query: {} })).data).toEqual([])
    expect(await countWaiting(world, page.agency)).toBeLessThan(2)
    return { flood }
  })
  expect(await flood).toEqual(Array(200).fill(200))
  const { contacts, leads } = await page.getStored()
  expect([contacts.length, leads.length]).toEqual([1, 200])
})

test('a submission that waits too long for another process is asked to try again, and is stored then', async ({
  world,
}) => {
  const page = await createPage(world)
  const email = 'nora@example.com'
  const payload = createSubmission(page.journey, { details: { email } })
  await whileHeldUp(world, page.agency, email, async () => {
    expect((await page.post(payload)).statusCode).toBe(503)
  })
  expect((await page.post(payload)).statusCode).toBe(200)
  expect((await page.getStored()).leads).toHaveLength(1)
})

/** Holds up submissions of this person meanwhile, as another process does that is storing one. */
async function whileHeldUp<T>(world: World, { accountId }: TestAgency, email: string, work: () => Promise<T>) {
  const client = await connectAsOwner(world, accountId)
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [String(toLockNumber(`${accountId}${email}`))])
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** How many submissions occupy a connection while they are held up. */
async function countWaiting(world: World, { accountId }: TestAgency): Promise<number> {
  const client = await connectAsOwner(world, accountId)
  const { rows } = await client
    .query(
      `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    .finally(() => client.release())
  return rows.length
}

/** Sends it again while it has to wait too long, as a visitor's browser does. Returns the last status. */
async function submitUntilStored(page: Awaited<ReturnType<typeof createPage>>, payload: object): Promise<number> {
  const { statusCode } = await page.post(payload)
  return statusCode === 503 ? submitUntilStored(page, payload) : statusCode
}
