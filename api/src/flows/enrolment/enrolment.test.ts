import { describe, expect } from 'vitest'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { test } from '../../testing/world.ts'

const isBuyer = { key: 'tags', anyOf: ['Buyer'] }

describe('a workflow enrolls', () => {
  test('contacts who are added, of its account alone', async ({ world }) => {
    const [here, elsewhere] = [await createAgencyWithFlows(world), await createAgencyWithFlows(world)]
    await here.addContact('Early Bird')
    const flow = await here.publishFlow({ type: 'CONTACT_CREATED', includesImported: false }, { filters: [isBuyer] })
    await here.addContact('Nora Field', { tags: ['Buyer'] })
    await here.addContact('Tom Reed', { tags: ['Seller'] })
    await elsewhere.addContact('Ana Lopez', { tags: ['Buyer'] })
    await elsewhere.work()
    expect(await here.listEntered(flow)).toEqual(['Nora Field'])
  })

  test('contacts who get or lose a tag', async ({ world }) => {
    const { publishFlow, addContact, agent, listEntered } = await createAgencyWithFlows(world)
    const nora = await addContact('Nora Field')
    const added = await publishFlow({ type: 'TAG_ADDED', tag: 'buyer' })
    const removed = await publishFlow({ type: 'TAG_REMOVED', tag: 'Buyer' })
    const setTags = (tags: string[]) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: nora._id }, body: { tags } })
    await setTags(['Seller'])
    expect(await listEntered(added)).toEqual([])
    await setTags(['Seller', 'Buyer'])
    expect(await listEntered(added)).toEqual(['Nora Field'])
    await setTags([])
    expect(await listEntered(removed)).toEqual(['Nora Field'])
    await addContact('Tom Reed', { tags: ['Buyer'] })
    expect(await listEntered(added)).toEqual(['Nora Field', 'Tom Reed'])
  })
})
