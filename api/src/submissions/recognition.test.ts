import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { openPage, pageOf } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

const nora = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }

test('who writes a second time is the same contact with a second lead', async ({ world }) => {
  const page = await openPage(world)
  await page.send({ details: nora })
  await page.send({ details: { ...nora, firstName: 'Eleanor', email: 'NORA@example.com', phone: '603 555 0142' } })
  const { contacts, leads, homes, submissions } = await page.stored()
  expect(contacts).toMatchObject([{ full_name: 'Nora Field', phone: '603 555 0142' }])
  expect(leads).toHaveLength(2)
  expect(leads[1]?.position).toBeGreaterThan(leads[0]?.position ?? 0)
  expect(homes).toHaveLength(1)
  expect(submissions.map((one) => one.recognised_by)).toEqual([null, 'EMAIL'])
})

test('a new e-mail from the same number and name is added to the contact, who keeps the first', async ({ world }) => {
  const page = await openPage(world)
  await page.send({ details: { ...nora, phone: '(603) 555-0142' } })
  await page.send({ details: { ...nora, email: 'nora.field@work.example', phone: '+1 603 555 0142' } })
  await page.send({ details: { ...nora, firstName: 'N.', email: 'nora.field@work.example' } })
  const { contacts, submissions } = await page.stored()
  expect(contacts).toMatchObject([{ email: 'nora@example.com', phone: '(603) 555-0142' }])
  expect(submissions.map((one) => one.recognised_by)).toEqual([null, 'PHONE', 'EMAIL'])
  const emails = await world.owner.db
    .selectFrom('contact_emails')
    .select('email')
    .where('contact_id', '=', contacts[0]?.id ?? '')
    .orderBy('email')
    .execute()
  expect(emails.map(({ email }) => email)).toEqual(['nora.field@work.example', 'nora@example.com'])
})

test('a family that shares a telephone stays as many people as they are', async ({ world }) => {
  const page = await openPage(world)
  const phone = '603 555 0142'
  await page.send({ details: { ...nora, phone } })
  await page.send({ details: { ...nora, firstName: 'Tom', email: 'tom@example.com', phone } })
  expect((await page.stored()).contacts).toHaveLength(2)
})

test('who was archived comes back, reachable where they wrote from', async ({ world }) => {
  const page = await openPage(world)
  await page.send({ details: { ...nora, phone: '603 555 0142' } })
  const [contact] = (await page.stored()).contacts
  await world.owner.db
    .updateTable('contacts')
    .set({ archived_at: new Date() })
    .where('id', '=', contact?.id ?? '')
    .execute()
  await page.send({ details: { ...nora, email: 'new@example.com', phone: '603 555 0142' } })
  expect((await page.stored()).contacts).toMatchObject([
    { id: contact?.id, archived_at: null, email: 'new@example.com' },
  ])
})

test('a name that is missing is filled in, and one that is there is kept', async ({ world }) => {
  const page = await openPage(world)
  const { accountId } = page.agency
  const known = { account_id: accountId, source: 'Import' }
  await world.owner.db
    .insertInto('contacts')
    .values([
      { ...known, id: newId(), email: 'nameless@example.com' },
      { ...known, id: newId(), email: 'ana@example.com', first_name: 'Ana', last_name: 'Lopez' },
    ])
    .execute()
  await page.send({ details: { ...nora, email: 'nameless@example.com' } })
  await page.send({ details: { ...nora, email: 'ana@example.com' } })
  const names = (await page.stored()).contacts.map((contact) => contact.full_name)
  expect(names.sort()).toEqual(['Ana Lopez', 'Nora Field'])
})

test('the lead goes to whom the contact belongs, else to the agent of the page', async ({ world }) => {
  const agency = await world.founding.agency()
  const [owner, agent] = [await world.founding.member(agency), await world.founding.member(agency)]
  const page = await pageOf(world, agency, await world.founding.subject(agency, { agent_id: agent.agentId }))
  await page.send({ details: nora })
  await world.owner.db
    .updateTable('contacts')
    .set({ owner_id: owner.agentId })
    .where('account_id', '=', agency.accountId)
    .execute()
  await page.send({ details: nora })
  expect((await page.stored()).leads.map((lead) => lead.agent_id)).toEqual([agent.agentId, owner.agentId])
})

test('the same home in other words is one home, with the parts that the post knows', async ({ world }) => {
  const page = await openPage(world)
  await world.owner.db
    .insertInto('properties')
    .values({
      account_id: (await world.founding.agency()).accountId,
      id: newId(),
      door_number: '9',
      street: 'Elm Street',
      city: 'Dover',
      state: 'NH',
      zip: '03820',
      full_address: '9 Elm Street, Dover, NH 03820',
    })
    .execute()
  await page.send({ address: { text: '9 Elm Street, Dover, NH 03820' } })
  await page.send({ address: { text: '9 elm st.,  Dover NH 03820-1234' } })
  expect((await page.stored()).homes).toMatchObject([{ door_number: '9', city: 'Dover', zip: '03820' }])
})

test('nobody is recognised across agencies', async ({ world }) => {
  const [ours, theirs] = [await openPage(world), await openPage(world)]
  await ours.send({ details: { ...nora, phone: '603 555 0142' } })
  await theirs.send({ details: { ...nora, phone: '603 555 0142' } })
  expect((await theirs.stored()).submissions).toMatchObject([{ recognised_by: null }])
  expect((await ours.stored()).contacts).toHaveLength(1)
})
