import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { wrongCounters } from '../database/seed/recount.ts'
import { filledIn, openPage } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('the same submission from all sides at once is taken once, and answered alike', async ({ world }) => {
  const page = await openPage(world)
  const sent = filledIn(page.journey)
  const answers = await times(12, () => page.post(sent))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  const { submissions, leads, consents } = await page.stored()
  expect([submissions.length, leads.length, consents.length]).toEqual([1, 1, 1])
})

test('a replay with other words is answered as the first time, and changes nothing', async ({ world }) => {
  const page = await openPage(world)
  const id = newId()
  const first = await page.send({ id })
  const again = await page.send({ id, details: { firstName: 'Eve', lastName: '', email: 'no', phone: '' } })
  expect(again.json()).toEqual(first.json())
  expect((await page.stored()).leads).toHaveLength(1)
})

test('many new submissions of one new person at once make one contact, and as many leads', async ({ world }) => {
  const page = await openPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
  await times(10, () => page.send({ details }))
  const { contacts, leads, homes } = await page.stored()
  expect([contacts.length, leads.length, homes.length]).toEqual([1, 10, 1])
  expect(await wrongCounters(world.owner.db, page.agency.accountId)).toEqual([])
})

test('one number, one name and many new e-mails at once are one person', async ({ world }) => {
  const page = await openPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', phone: '603 555 0142' }
  await times(6, (n) => page.send({ details: { ...details, email: `nora${n}@example.com` } }))
  const { contacts, leads } = await page.stored()
  expect([contacts.length, leads.length]).toEqual([1, 6])
})

test('strangers with one new home at once make one home', async ({ world }) => {
  const page = await openPage(world)
  const answers = await times(8, () => page.send())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const { contacts, homes } = await page.stored()
  expect([contacts.length, homes.length]).toEqual([8, 1])
})
