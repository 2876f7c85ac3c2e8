import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { findFigureMismatches } from '../testing/figure-mismatches.ts'
import { test, type World } from '../testing/world.ts'

async function createContactWithProperty(world: World, property: { claimedAt?: Date } = {}) {
  const { agency, agent, addContact, addProperty, listNames } = await createAgencyWithContacts(world)
  const { _id: contactId } = await addContact('Nora Field')
  const propertyId = await addProperty(contactId, property)
  const params = { contactId, propertyId }
  const listActivity = () =>
    world.owner.db
      .selectFrom('timeline_entries')
      .select(['kind', 'agent_id', 'property_id', 'detail'])
      .where('contact_id', '=', contactId)
      .orderBy('at')
      .execute()
  return {
    agency,
    agent,
    params,
    listActivity,
    listNames,
    unlink: () => agent.call('DELETE /agent/contacts/:contactId/properties/:propertyId', { params }),
    link: () => agent.call('PUT /agent/contacts/:contactId/properties/:propertyId', { params }),
    getClaimDate: async () => {
      const links = world.owner.db.selectFrom('contact_properties').select('claimed_at')
      return (await links.where('contact_id', '=', contactId).executeTakeFirst())?.claimed_at
    },
  }
}

describe('a property link', () => {
  test('can be removed: the contact is no longer found by the address, and their activity records it', async ({
    world,
  }) => {
    const { agent, params, unlink, listActivity, listNames } = await createContactWithProperty(world)
    expect(await listNames({ search: 'elm street' })).toEqual(['Nora Field'])
    const [[before], after] = [
      (await agent.call('GET /agent/contacts/:contactId', { params })).properties,
      await unlink(),
    ]
    expect(after.properties).toEqual([])
    expect(await listNames({ search: 'elm street' })).toEqual([])
    expect(await listActivity()).toEqual([
      {
        kind: 'UNLINKED',
        agent_id: agent.agentId,
        property_id: params.propertyId,
        detail: { address: before?.fullAddress },
      },
    ])
  })

  test('is counted for the reports, also if others are added at the same time', async ({ world }) => {
    const { agency, addContact, addProperty } = await createAgencyWithContacts(world)
    const [{ _id: owner }, { _id: buyer }] = [await addContact('Nora Field'), await addContact('Tom Reyes')]
    const homes: string[] = []
    while (homes.length < 8) homes.push(await addProperty(owner))
    const link = (property_id: string) =>
      world.owner.db
        .insertInto('contact_properties')
        .values({ account_id: agency.accountId, contact_id: buyer, property_id })
        .execute()
    await Promise.all(homes.map(link))
    expect(await findFigureMismatches(world.owner.db, agency.accountId)).toEqual([])
  })

  test('is removed only once by concurrent requests', async ({ world }) => {
    const { unlink, listActivity } = await createContactWithProperty(world)
    await Promise.all([unlink(), unlink()])
    expect(await listActivity()).toHaveLength(1)
  })

  test('keeps its claim date when it is removed and added again', async ({ world }) => {
    const claimedOn = new Date('2026-03-14T10:00:00Z')
    const { link, unlink, getClaimDate, listActivity } = await createContactWithProperty(world, {
      claimedAt: claimedOn,
    })
    await unlink()
    expect(await getClaimDate()).toBeUndefined()
    const { properties } = await link()
    await link()
    expect(properties).toMatchObject([{ isClaimed: true }])
    expect(await getClaimDate()).toEqual(claimedOn)
    expect((await listActivity()).map(({ kind }) => kind)).toEqual(['UNLINKED', 'LINKED'])
  })

  test('cannot be added or removed for another agency or an unknown property', async ({ world }) => {
    const ours = await createContactWithProperty(world)
    const theirs = await createContactWithProperty(world)
    const notFound = { code: 'not_found' }
    const foreignContact = { contactId: theirs.params.contactId, propertyId: ours.params.propertyId }
    const foreignProperty = { contactId: ours.params.contactId, propertyId: theirs.params.propertyId }
    for (const params of [foreignContact, foreignProperty, theirs.params, { ...ours.params, propertyId: newId() }]) {
      await expect(
        ours.agent.call('PUT /agent/contacts/:contactId/properties/:propertyId', { params }),
      ).rejects.toMatchObject(notFound)
      await expect(
        ours.agent.call('DELETE /agent/contacts/:contactId/properties/:propertyId', { params }),
      ).rejects.toMatchObject(notFound)
    }
    expect(await theirs.getClaimDate()).toBeNull()
  })
})
