import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { findFigureMismatches } from '../testing/figure-mismatches.ts'
import { createPage, openJourney } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const nora = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }

test('a second submission from the same email is the same contact with a second lead', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ details: nora })
  await page.submit({ details: { ...nora, firstName: 'Eleanor', email: 'NORA@example.com', phone: '603 555 0142' } })
  const { contacts, leads, properties, submissions } = await page.getStored()
  expect(contacts).toMatchObject([{ full_name: 'Nora Field', phone: '603 555 0142' }])
  expect(leads).toHaveLength(2)
  expect(leads[1]?.position).toBeLessThan(leads[0]?.position ?? 0)
  expect(properties).toHaveLength(1)
  expect(submissions.map((one) => one.recognised_by)).toEqual([null, 'EMAIL'])
})

test('a new email with the same phone and name is added to the contact and the first stays primary', async ({
  world,
}) => {
  const page = await createPage(world)
  await page.submit({ details: { ...nora, phone: '(603) 555-0142' } })
  await page.submit({ details: { ...nora, email: 'nora.field@work.example', phone: '+1 603 555 0142' } })
  await page.submit({ details: { ...nora, firstName: 'N.', email: 'nora.field@work.example' } })
  const { contacts, submissions } = await page.getStored()
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

test('a new contact is found by the address on record of their home, which is stored once', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ details: nora, address: { text: '12 Oak Street, Dover, NH 03820' } })
  await page.submit({ address: { text: '12 oak st, dover nh 03820' } })
  const { contacts, properties } = await page.getStored()
  expect(properties).toHaveLength(1)
  const home = '12 oak street, dover, nh 03820'
  expect(contacts.map(({ search }) => search.split(home).length - 1)).toEqual([1, 1])
  const others = contacts.map(({ search, email }) =>
    search
      .replace(home, '')
      .replace(email ?? '', '')
      .trim(),
  )
  expect(others).toEqual(['nora field', 'nora field'])
})

test('the reports know the home, the owner and the submissions of a new and of a known contact', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ details: nora })
  await page.submit({ details: nora, address: { text: '14 Oak Street, Dover, NH 03820' } })
  const figures = world.owner.db.selectFrom('contact_figures').select('homes')
  expect(await figures.where('account_id', '=', page.agency.accountId).execute()).toEqual([{ homes: 2 }])
  expect(await findFigureMismatches(world.owner.db, page.agency.accountId)).toEqual([])
})

test('family members who share a phone number stay separate contacts', async ({ world }) => {
  const page = await createPage(world)
  const phone = '603 555 0142'
  await page.submit({ details: { ...nora, phone } })
  await page.submit({ details: { ...nora, firstName: 'Tom', email: 'tom@example.com', phone } })
  expect((await page.getStored()).contacts).toHaveLength(2)
})

test('an archived contact is restored with the email of the new submission', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ details: { ...nora, phone: '603 555 0142' } })
  const [contact] = (await page.getStored()).contacts
  await world.owner.db
    .updateTable('contacts')
    .set({ archived_at: new Date() })
    .where('id', '=', contact?.id ?? '')
    .execute()
  await page.submit({ details: { ...nora, email: 'new@example.com', phone: '603 555 0142' } })
  expect((await page.getStored()).contacts).toMatchObject([
    { id: contact?.id, archived_at: null, email: 'new@example.com' },
  ])
})

test('a missing name is filled in and an existing one is kept', async ({ world }) => {
  const page = await createPage(world)
  const { accountId } = page.agency
  const stored = { account_id: accountId, source: 'Import' }
  await world.owner.db
    .insertInto('contacts')
    .values([
      { ...stored, id: newId(), email: 'nameless@example.com' },
      { ...stored, id: newId(), email: 'ana@example.com', first_name: 'Ana', last_name: 'Lopez' },
    ])
    .execute()
  await page.submit({ details: { ...nora, email: 'nameless@example.com' } })
  await page.submit({ details: { ...nora, email: 'ana@example.com' } })
  const names = (await page.getStored()).contacts.map((contact) => contact.full_name)
  expect(names.sort()).toEqual(['Ana Lopez', 'Nora Field'])
})

test('the lead goes to the contact’s owner, or else to the agent of the page', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [owner, agent] = [await world.factory.createMember(agency), await world.factory.createMember(agency)]
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { agent_id: agent.agentId }))
  await page.submit({ details: nora })
  await world.owner.db
    .updateTable('contacts')
    .set({ owner_id: owner.agentId })
    .where('account_id', '=', agency.accountId)
    .execute()
  await page.submit({ details: nora })
  expect((await page.getStored()).leads.map((lead) => lead.agent_id)).toEqual([agent.agentId, owner.agentId])
})

test('the same address typed differently is one property with its postal parts', async ({ world }) => {
  const page = await createPage(world)
  await world.owner.db
    .insertInto('properties')
    .values({
      account_id: (await world.factory.createAgency()).accountId,
      id: newId(),
      door_number: '9',
      street: 'Elm Street',
      city: 'Dover',
      state: 'NH',
      zip: '03820',
      full_address: '9 Elm Street, Dover, NH 03820',
    })
    .execute()
  await page.submit({ address: { text: '9 Elm Street, Dover, NH 03820' } })
  await page.submit({ address: { text: '9 elm st.,  Dover NH 03820-1234' } })
  expect((await page.getStored()).properties).toMatchObject([{ door_number: '9', city: 'Dover', zip: '03820' }])
})

test('contacts are never matched across agencies', async ({ world }) => {
  const [ours, theirs] = [await createPage(world), await createPage(world)]
  await ours.submit({ details: { ...nora, phone: '603 555 0142' } })
  await theirs.submit({ details: { ...nora, phone: '603 555 0142' } })
  expect((await theirs.getStored()).submissions).toMatchObject([{ recognised_by: null }])
  expect((await ours.getStored()).contacts).toHaveLength(1)
})
