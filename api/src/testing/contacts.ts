import type { NewContact } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import type { World } from './world.ts'

/** An agency with an agent who works with its contacts. */
export async function agencyWithContacts({ founding, owner }: World) {
  const agency = await founding.agency()
  const agent = await founding.person(agency, { role: 'AGENT' })
  const { db } = owner

  /** Adds one by what is known of them, such as 'Nora Field'. */
  async function add(name: string, given: Partial<NewContact> = {}) {
    const [firstName = '', lastName = ''] = name.split(' ')
    return agent.call('POST /agent/contacts', { body: { firstName, lastName, ...given } })
  }

  async function namesOf(query: object = {}) {
    const { data } = await agent.call('GET /agent/contacts/search', { query: { pageSize: 100, ...query } })
    return data.map(({ fullName }) => fullName)
  }

  /** A home of theirs as an import would leave it. */
  async function owns(contactId: string, given: { city?: string; zip?: string; type?: string; claimedAt?: Date } = {}) {
    const propertyId = newId()
    const { city = 'Dover', zip = '03820', type = 'Condo', claimedAt = null } = given
    const door = propertyId.slice(-4)
    const ofAccount = { account_id: agency.accountId }
    await db
      .insertInto('properties')
      .values({
        ...ofAccount,
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
      .values({ ...ofAccount, contact_id: contactId, property_id: propertyId, claimed_at: claimedAt })
      .execute()
    return propertyId
  }

  const changed = (id: string, set: object) =>
    db.updateTable('contacts').set(set).where('account_id', '=', agency.accountId).where('id', '=', id).execute()

  return { agency, agent, add, namesOf, owns, changed }
}

/** Filters as they travel. */
export const only = (...filters: object[]) => ({ filters: JSON.stringify(filters) })
