import type { NewContact } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import type { World } from './world.ts'

/** An agency with an agent, and helpers for its contacts. */
export async function createAgencyWithContacts({ factory, owner }: World, options: { cell?: string } = {}) {
  const agency = await factory.createAgency({}, options)
  const agent = await factory.createAgent(agency, { role: 'AGENT' })
  const { db } = owner

  /** Adds a contact by full name, such as 'Nora Field'. */
  async function addContact(name: string, fields: Partial<NewContact> = {}) {
    const [firstName = '', lastName = ''] = name.split(' ')
    return agent.call('POST /agent/contacts', { body: { firstName, lastName, ...fields } })
  }

  async function listNames(query: object = {}) {
    const { data } = await agent.call('GET /agent/contacts/search', { query: { pageSize: 100, ...query } })
    return data.map(({ fullName }) => fullName)
  }

  /** Links a property to the contact as an import does. */
  async function addProperty(
    contactId: string,
    fields: { city?: string; zip?: string; type?: string; claimedAt?: Date } = {},
  ) {
    const propertyId = newId()
    const { city = 'Dover', zip = '03820', type = 'Condo', claimedAt = null } = fields
    const door = propertyId.slice(-8)
    const account = { account_id: agency.accountId }
    await db
      .insertInto('properties')
      .values({
        ...account,
        id: propertyId,
        door_number: door,
        street: 'Elm Street',
        city,
        state: 'NH',
        zip,
        full_address: `${door} Elm Street, ${city}, NH ${zip}`,
        property_type: type,
        latitude: 43.2,
        longitude: -70.9,
      })
      .execute()
    await db
      .insertInto('contact_properties')
      .values({ ...account, contact_id: contactId, property_id: propertyId, claimed_at: claimedAt })
      .execute()
    return propertyId
  }

  const updateContact = (id: string, set: object) =>
    db.updateTable('contacts').set(set).where('account_id', '=', agency.accountId).where('id', '=', id).execute()

  return { agency, agent, addContact, listNames, addProperty, updateContact }
}

/** Encodes filters as the query parameter of a list request. */
export const toFilterQuery = (...filters: object[]) => ({ filters: JSON.stringify(filters) })
