import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { createPage, createSubmission } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

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

test('a flood of submissions with one email is stored and does not delay the lists of another account', async ({
  world,
}) => {
  const page = await createPage(world)
  const { agent } = await createAgencyWithContacts(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: 'flood@example.com', phone: '' }
  let answered = 0
  const flood = runConcurrently(200, async () => {
    const { statusCode } = await page.submit({ details })
    answered += 1
    return statusCode
  })
  await eventually(() => expect(answered).toBeGreaterThan(0))
  const { data } = await agent.call('GET /agent/contacts/search', { query: {} })
  expect(data).toEqual([])
  expect(answered).toBeLessThan(100)
  expect(await flood).toEqual(Array(200).fill(200))
  const { contacts, leads } = await page.getStored()
  expect([contacts.length, leads.length]).toEqual([1, 200])
})

test('a submission that waits too long for another process is asked to try again, and is stored then', async ({
  world,
}) => {
  const page = await createPage(world)
  const payload = createSubmission(page.journey)
  await world.owner.db.transaction().execute(async (db) => {
    const key = `${page.agency.accountId}${payload.details.email}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
    expect((await page.post(payload)).statusCode).toBe(503)
  })
  expect((await page.post(payload)).statusCode).toBe(200)
  expect((await page.getStored()).leads).toHaveLength(1)
})
