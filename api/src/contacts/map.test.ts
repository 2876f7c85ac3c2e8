import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

describe('a map', () => {
  test('shows homes one by one, and many of them together', async ({ world }) => {
    const { agency, agent, add, owns } = await agencyWithContacts(world)
    const { _id } = await add('Nora Field')
    const home = await owns(_id)
    const map = (query: object = {}) => agent.call('GET /agent/contacts/map', { query })
    const pin = { propertyId: home, contactId: _id, fullName: 'Nora Field', latitude: 43.2, longitude: -70.9 }
    expect(await map()).toMatchObject({ total: 1, clusters: [], pins: [pin] })
    expect(await map({ north: 43 })).toMatchObject({ total: 0, pins: [] })
    expect(await map({ search: 'nobody' })).toMatchObject({ total: 0, pins: [] })

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
    const many = await map()
    expect(many).toMatchObject({ total: 251, pins: [] })
    expect(many.clusters.map(({ count, place }) => `${count} around ${place}`).sort()).toEqual([
      '1 around Dover',
      '250 around Reno',
    ])
    expect(await map({ west: -80 })).toMatchObject({ total: 1, clusters: [], pins: [pin] })
  })
})
