import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

describe('a map', () => {
  test('shows a few properties as pins and many as clusters', async ({ world }) => {
    const { agency, agent, addContact, addProperty } = await createAgencyWithContacts(world)
    const { _id } = await addContact('Nora Field')
    const propertyId = await addProperty(_id)
    const getMap = (query: object = {}) => agent.call('GET /agent/contacts/map', { query })
    const pin = { propertyId: propertyId, contactId: _id, fullName: 'Nora Field', latitude: 43.2, longitude: -70.9 }
    expect(await getMap()).toMatchObject({ total: 1, clusters: [], pins: [pin] })
    expect(await getMap({ north: 43 })).toMatchObject({ total: 0, pins: [] })
    expect(await getMap({ search: 'nobody' })).toMatchObject({ total: 0, pins: [] })

    const ids = Array.from({ length: 250 }, () => newId())
    await world.owner.db
      .insertInto('properties')
      .values(
        ids.map((id, n) => ({
          account_id: agency.accountId,
          id,
          door_number: String(n),
          street: 'Far Road',
          city: 'Reno',
          state: 'NV',
          zip: '89501',
          full_address: `${n} Far Road, Reno, NV 89501`,
          latitude: 39.5,
          longitude: -119.8,
        })),
      )
      .execute()
    await world.owner.db
      .insertInto('contact_properties')
      .values(ids.map((property_id) => ({ account_id: agency.accountId, contact_id: _id, property_id })))
      .execute()
    const clustered = await getMap()
    expect(clustered).toMatchObject({ total: 251, pins: [] })
    expect(clustered.clusters.map(({ count, place }) => `${count} around ${place}`).sort()).toEqual([
      '1 around Dover',
      '250 around Reno',
    ])
    expect(await getMap({ west: -80 })).toMatchObject({ total: 1, clusters: [], pins: [pin] })
  })
})
