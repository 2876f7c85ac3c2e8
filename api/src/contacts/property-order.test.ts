import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { ContactList, ContactSort } from '@gable/shared/contacts/list.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

test('contacts are sorted by the address and the value of the home that the list shows, and those without come last', async ({
  world,
}) => {
  const { addContact, addHome, link, readAllPages, updateContact } = await createAgencyWithHomes(world)
  const outdated = await addContact('Ana Outdated')
  const none = await addContact('Bo None')
  const two = await addContact('Cy Two')
  const rich = await addContact('Di Rich')
  const spouse = await addContact('Ed Rich')
  const archived = await addContact('Gone Home')
  await updateContact(archived._id, { archived_at: new Date() })

  await addHome(outdated._id, '12 Elm Street', { 900: 990_000 })
  await link(spouse._id, await addHome(rich._id, '3 Ash Lane', { 400: 100, 30: 1_200_000 }))
  // Linked later than the first home, so the list shows the other one.
  const second = await addHome(archived._id, '1 Ash Lane', { 10: 2_000_000 })
  await addHome(two._id, '7 Birch Road', { 10: 95_000 })
  await link(two._id, second)

  const couple = [rich, spouse].sort((one, other) => (one._id < other._id ? -1 : 1))
  const withoutValue = [outdated, none].sort((one, other) => (one._id < other._id ? -1 : 1))
  const toNames = (contacts: { fullName: string }[]) => contacts.map(({ fullName }) => fullName)
  for (const filter of [{}, toFilterQuery({ key: 'isMarketing', is: true })]) {
    expect(await readAllPages('address', 'asc', filter)).toEqual(toNames([outdated, ...couple, two, none]))
    expect(await readAllPages('address', 'desc', filter)).toEqual(
      toNames([two, ...couple.toReversed(), outdated, none]),
    )
    expect(await readAllPages('homeValue', 'asc', filter)).toEqual(toNames([two, ...couple, ...withoutValue]))
    expect(await readAllPages('homeValue', 'desc', filter)).toEqual(
      toNames([...couple.toReversed(), two, ...withoutValue.toReversed()]),
    )
  }
})

test('each property is sorted by its own address and value, and rows without come last', async ({ world }) => {
  const { addContact, addHome, link, readAllRows, updateContact } = await createAgencyWithHomes(world)
  const investor = await addContact('Ana Investor')
  const spouse = await addContact('Bo Spouse')
  const none = await addContact('Cy None')
  const archived = await addContact('Gone Home')
  await updateContact(archived._id, { archived_at: new Date() })

  const ash = await addHome(investor._id, '3 Ash Lane', { 400: 100, 30: 1_200_000 })
  await addHome(investor._id, '5 Cedar Court', { 900: 990_000 })
  const birch = await addHome(spouse._id, '7 Birch Road', { 10: 95_000 })
  await addHome(investor._id, '9 Elm Street', { 10: 95_000 })
  await link(spouse._id, ash)
  await addHome(archived._id, '1 Ash Lane', { 10: 2_000_000 })
  await link(investor._id, birch)

  const [ana, bo, cy] = [investor, spouse, none].map(({ fullName }) => fullName)
  const rows = {
    address: [
      `${ana} 3 Ash Lane`,
      `${bo} 3 Ash Lane`,
      `${ana} 5 Cedar Court`,
      `${ana} 7 Birch Road`,
      `${bo} 7 Birch Road`,
      `${ana} 9 Elm Street`,
    ],
    homeValue: [
      `${ana} 7 Birch Road`,
      `${ana} 9 Elm Street`,
      `${bo} 7 Birch Road`,
      `${ana} 3 Ash Lane`,
      `${bo} 3 Ash Lane`,
    ],
  }
  const withoutValue = { address: [`${cy} -`], homeValue: [`${ana} 5 Cedar Court`, `${cy} -`] }
  for (const filter of [{}, toFilterQuery({ key: 'isMarketing', is: true })])
    for (const sort of ['address', 'homeValue'] as const) {
      expect(await readAllRows(sort, 'asc', filter)).toEqual([...rows[sort], ...withoutValue[sort]])
      expect(await readAllRows(sort, 'desc', filter)).toEqual([
        ...rows[sort].toReversed(),
        ...withoutValue[sort].toReversed(),
      ])
    }
})

test('every property of a contact with more than lists show has its row', async ({ world }) => {
  const { addContact, addHome, readAllRows } = await createAgencyWithHomes(world)
  const { _id } = await addContact('Ana Investor')
  const addresses = Array.from({ length: 21 }, (_, n) => `${n + 10} Elm Street`)
  for (const address of addresses) await addHome(_id, address, {})
  expect(await readAllRows('address', 'asc', { pageSize: 8 })).toEqual(addresses.map((text) => `Ana Investor ${text}`))
})

test('the properties of another agency have no row', async ({ world }) => {
  const [ours, theirs] = [await createAgencyWithHomes(world), await createAgencyWithHomes(world)]
  const nora = await theirs.addContact('Nora Field')
  await theirs.addHome(nora._id, '3 Ash Lane', { 10: 95_000 })
  await ours.addHome((await ours.addContact('Ana Moss'))._id, '3 Ash Lane', { 10: 90_000 })
  for (const sort of ['address', 'homeValue'] as const)
    expect(await ours.readAllRows(sort, 'desc', {})).toEqual(['Ana Moss 3 Ash Lane'])
})

const toCursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.for([
  'eachProperty=yes',
  'sort=equity&eachProperty=true',
  'sort=address&sortOrder=up&eachProperty=true',
  `sort=homeValue&eachProperty=true&cursor=${toCursor('1dear', newId())}`,
  `sort=homeValue&eachProperty=true&cursor=${toCursor('199999999999999999999', newId())}`,
  `sort=address&eachProperty=true&cursor=${toCursor('11 elm', newId(), 'property')}`,
  `sort=address&eachProperty=true&cursor=${toCursor('11 elm', newId(), 5)}`,
])('a list of properties with "%s" is refused', async (query, { world }) => {
  const { agent } = await createAgencyWithContacts(world)
  const response = await agent.send('GET', `/api/agent/contacts/search?${query}`)
  expect(response.statusCode, response.body).toBe(422)
})

type SortOrder = 'asc' | 'desc'

async function createAgencyWithHomes(world: World) {
  const { agency, agent, addContact, addProperty, updateContact } = await createAgencyWithContacts(world)
  const { db } = world.owner
  const account = { account_id: agency.accountId }

  /** Estimates are dollars by their age in days. */
  async function addHome(contactId: string, address: string, estimates: Record<number, number>) {
    const propertyId = await addProperty(contactId)
    await db.updateTable('properties').set({ full_address: address }).where('id', '=', propertyId).execute()
    const estimate = {
      ...account,
      property_id: propertyId,
      provider: 'ATTOM',
      low_cents: 1,
      high_cents: 9,
      confidence: 50,
    }
    for (const [age, dollars] of Object.entries(estimates)) {
      const value_date = new Date(Date.now() - Number(age) * dayLength).toISOString()
      await db
        .insertInto('value_estimates')
        .values({ ...estimate, value_date, median_cents: dollars * 100 })
        .execute()
    }
    return propertyId
  }

  const link = (contactId: string, propertyId: string) =>
    db
      .insertInto('contact_properties')
      .values({ ...account, contact_id: contactId, property_id: propertyId, claimed_at: null })
      .execute()

  async function readAll(options: object) {
    const rows: ContactRow[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { pageSize: 1, ...options, ...(cursor && { cursor }) }
      const { data, next }: ContactList = await agent.call('GET /agent/contacts/search', { query })
      rows.push(...data)
      cursor = next
    }
    return rows
  }

  const readAllPages = async (sort: ContactSort, sortOrder: SortOrder, filter: object) =>
    (await readAll({ ...filter, sort, sortOrder })).map(({ fullName }) => fullName)

  const readAllRows = async (sort: ContactSort, sortOrder: SortOrder, filter: object) =>
    (await readAll({ ...filter, sort, sortOrder, eachProperty: 'true' })).map(
      ({ fullName, properties }) => `${fullName} ${properties.map(({ fullAddress }) => fullAddress).join() || '-'}`,
    )

  return { addContact, addHome, link, readAllPages, readAllRows, updateContact }
}
