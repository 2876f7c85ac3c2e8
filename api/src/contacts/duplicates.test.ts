import { type DuplicateMatchKind, duplicateGroupMaximum } from '@gable/shared/contacts/merge.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const phone = '603 555 0142'

async function createAgencyWithDuplicates(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent } = contacts
  const listGroups = async (query: { by?: DuplicateMatchKind; page?: number; pageSize?: number } = {}) => {
    const { data } = await agent.call('GET /agent/contacts/duplicates', { query })
    return data.map(({ shared, contacts }) => ({ by: shared.map(({ by }) => by), ids: contacts.map(({ _id }) => _id) }))
  }
  const listIds = async (by?: DuplicateMatchKind) => (await listGroups(by && { by })).map(({ ids }) => ids)
  const markDistinct = (...people: { _id: string }[]) =>
    agent.call('POST /agent/contacts/distinct', { body: { ids: people.map(({ _id }) => _id) } })
  const unmarkDistinct = (...people: { _id: string }[]) =>
    agent.call('POST /agent/contacts/distinct/undone', { body: { ids: people.map(({ _id }) => _id) } })
  const linkProperty = (contactId: string, propertyId: string) =>
    world.owner.db
      .insertInto('contact_properties')
      .values({ account_id: agency.accountId, contact_id: contactId, property_id: propertyId })
      .execute()
  return { ...contacts, listGroups, listIds, markDistinct, unmarkDistinct, linkProperty }
}

describe('duplicates', () => {
  test('are found by phone number, by email ignoring a +tag, and by address with the same name', async ({ world }) => {
    const { agent, addContact, addProperty, listGroups, listIds, linkProperty } =
      await createAgencyWithDuplicates(world)
    const nora = await addContact('Nora Field', { phone: '(603) 555-0142', emailId: 'nora@example.com' })
    const norah = await addContact('Norah Field', { phone: '+1 603 555 0142', emailId: 'nora+sale@example.com' })
    const propertyId = await addProperty(nora._id)
    const namesake = await addContact('NORA FIELD')
    for (const { _id } of [norah, namesake]) await linkProperty(_id, propertyId)
    expect(await listGroups()).toEqual([
      { by: ['EMAIL', 'PHONE'], ids: [nora._id, norah._id] },
      { by: ['ADDRESS'], ids: [nora._id, namesake._id] },
    ])
    expect(await listIds('PHONE')).toEqual([[nora._id, norah._id]])
    expect(await listIds('ADDRESS')).toEqual([[nora._id, namesake._id]])
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: norah._id } })
    expect(await listIds('PHONE')).toEqual([])
  })

  test('are listed in pages, the largest group first', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithDuplicates(world)
    for (const [number, size] of [2, 3, 2].entries())
      for (let n = 0; n < size; n++) await addContact(`Person ${number}${n}`, { phone: `603 555 010${number}` })
    const page = async (page: number) => {
      const { data, total } = await agent.call('GET /agent/contacts/duplicates', { query: { page, pageSize: 2 } })
      return [total, ...data.map(({ contacts }) => contacts.length)]
    }
    expect(await page(1)).toEqual([3, 3, 2])
    expect(await page(2)).toEqual([3, 2])
  })

  test('are hidden once they are marked as different people, until the mark is removed', async ({ world }) => {
    const { agent, addContact, listIds, markDistinct, unmarkDistinct } = await createAgencyWithDuplicates(world)
    const [nora, tom, ana] = [
      await addContact('Nora', { phone }),
      await addContact('Tom', { phone }),
      await addContact('Ana', { phone }),
    ]
    await markDistinct(tom, nora)
    await markDistinct(nora, tom)
    expect(await listIds()).toEqual([[nora._id, tom._id, ana._id]])
    await markDistinct(ana, nora)
    expect(await listIds()).toEqual([[tom._id, ana._id]])
    await markDistinct(tom, ana)
    expect(await listIds()).toEqual([])
    const { data, total } = await agent.call('GET /agent/contacts/distinct', { query: { pageSize: 1 } })
    expect(total).toBe(3)
    expect(data).toMatchObject([{ contacts: [{ fullName: 'Tom' }, { fullName: 'Ana' }], by: { _id: agent.agentId } }])
    await unmarkDistinct(tom, ana)
    expect(await listIds()).toEqual([[tom._id, ana._id]])
  })

  test('of another agency cannot be seen or marked as distinct', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithDuplicates(world), await createAgencyWithDuplicates(world)]
    const ourNora = await ours.addContact('Nora', { phone })
    const [one, other] = [await theirs.addContact('Nora', { phone }), await theirs.addContact('Norah', { phone })]
    expect(await ours.listIds()).toEqual([])
    for (const people of [
      [one, other],
      [ourNora, one],
      [ourNora, { _id: newId() }],
    ])
      await expect(ours.markDistinct(...people)).rejects.toMatchObject({ code: 'not_found' })
    await theirs.markDistinct(one, other)
    await ours.unmarkDistinct(one, other)
    expect(await theirs.listIds()).toEqual([])
    expect(await ours.agent.call('GET /agent/contacts/distinct')).toEqual({ data: [], total: 0 })
  })

  test('cannot be marked as distinct when there is only one contact or more than a group holds', async ({ world }) => {
    const { addContact, markDistinct } = await createAgencyWithDuplicates(world)
    const nora = await addContact('Nora')
    await expect(markDistinct(nora)).rejects.toMatchObject({ code: 'invalid' })
    await expect(markDistinct(nora, nora)).rejects.toMatchObject({ fields: { ids: 'Please choose two contacts' } })
    const many = Array.from({ length: duplicateGroupMaximum + 1 }, () => ({ _id: newId() }))
    await expect(markDistinct(...many)).rejects.toMatchObject({ code: 'invalid' })
  })
})
