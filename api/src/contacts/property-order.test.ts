import type { ContactList, ContactSort } from '@gable/shared/contacts/list.ts'
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
      const value_date = new Date(Date.now() - Number(age) * 86_400_000).toISOString()
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

  async function readAllPages(sort: ContactSort, sortOrder: 'asc' | 'desc', filter: object) {
    const names: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { ...filter, sort, sortOrder, pageSize: 1, ...(cursor && { cursor }) }
      const { data, next }: ContactList = await agent.call('GET /agent/contacts/search', { query })
      names.push(...data.map(({ fullName }) => fullName))
      cursor = next
    }
    return names
  }

  return { addContact, addHome, link, readAllPages, updateContact }
}
