import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

/** Nora with a home, and what can be done about it. */
async function noraWithHome(world: World, home: { claimedAt?: Date } = {}) {
  const { agency, agent, add, owns, namesOf } = await agencyWithContacts(world)
  const { _id: contactId } = await add('Nora Field')
  const propertyId = await owns(contactId, home)
  const params = { contactId, propertyId }
  const entries = () =>
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
    entries,
    namesOf,
    unlink: () => agent.call('DELETE /agent/contacts/:contactId/properties/:propertyId', { params }),
    link: () => agent.call('PUT /agent/contacts/:contactId/properties/:propertyId', { params }),
    claimedAt: async () => {
      const links = world.owner.db.selectFrom('contact_properties').select('claimed_at')
      return (await links.where('contact_id', '=', contactId).executeTakeFirst())?.claimed_at
    },
  }
}

describe('a home', () => {
  test('is unlinked from a contact, who is not found by it any more, and their history tells', async ({ world }) => {
    const { agent, params, unlink, entries, namesOf } = await noraWithHome(world)
    expect(await namesOf({ search: 'elm street' })).toEqual(['Nora Field'])
    const [[before], after] = [
      (await agent.call('GET /agent/contacts/:contactId', { params })).properties,
      await unlink(),
    ]
    expect(after.properties).toEqual([])
    expect(await namesOf({ search: 'elm street' })).toEqual([])
    expect(await entries()).toEqual([
      {
        kind: 'UNLINKED',
        agent_id: agent.agentId,
        property_id: params.propertyId,
        detail: { address: before?.fullAddress },
      },
    ])
  })

  test('is unlinked once, however often it is asked for', async ({ world }) => {
    const { unlink, entries } = await noraWithHome(world)
    await Promise.all([unlink(), unlink()])
    expect(await entries()).toHaveLength(1)
  })

  test('that was claimed is claimed since the same day when it is linked again', async ({ world }) => {
    const claimed = new Date('2026-03-14T10:00:00Z')
    const { link, unlink, claimedAt, entries } = await noraWithHome(world, { claimedAt: claimed })
    await unlink()
    expect(await claimedAt()).toBeUndefined()
    const { properties } = await link()
    await link()
    expect(properties).toMatchObject([{ isClaimed: true }])
    expect(await claimedAt()).toEqual(claimed)
    expect((await entries()).map(({ kind }) => kind)).toEqual(['UNLINKED', 'LINKED'])
  })

  test('of another agency, or nowhere, is neither linked nor unlinked', async ({ world }) => {
    const ours = await noraWithHome(world)
    const theirs = await noraWithHome(world)
    const gone = { code: 'not_found' }
    const contact = { contactId: theirs.params.contactId, propertyId: ours.params.propertyId }
    const home = { contactId: ours.params.contactId, propertyId: theirs.params.propertyId }
    for (const params of [contact, home, theirs.params, { ...ours.params, propertyId: newId() }]) {
      await expect(
        ours.agent.call('PUT /agent/contacts/:contactId/properties/:propertyId', { params }),
      ).rejects.toMatchObject(gone)
      await expect(
        ours.agent.call('DELETE /agent/contacts/:contactId/properties/:propertyId', { params }),
      ).rejects.toMatchObject(gone)
    }
    expect(await theirs.claimedAt()).toBeNull()
  })
})
