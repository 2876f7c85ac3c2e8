import { type DuplicateSign, groupMaximum } from '@gable/shared/contacts/merge.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

const phone = '603 555 0142'

async function agencyWithDuplicates(world: World) {
  const contacts = await agencyWithContacts(world)
  const { agency, agent } = contacts
  const groups = async (query: { by?: DuplicateSign; page?: number; pageSize?: number } = {}) => {
    const { data } = await agent.call('GET /agent/contacts/duplicates', { query })
    return data.map(({ shared, contacts }) => ({ by: shared.map(({ by }) => by), ids: contacts.map(({ _id }) => _id) }))
  }
  const idsOf = async (by?: DuplicateSign) => (await groups(by && { by })).map(({ ids }) => ids)
  const say = (...people: { _id: string }[]) =>
    agent.call('POST /agent/contacts/distinct', { body: { ids: people.map(({ _id }) => _id) } })
  const unsay = (...people: { _id: string }[]) =>
    agent.call('POST /agent/contacts/distinct/undone', { body: { ids: people.map(({ _id }) => _id) } })
  const shareHome = (contactId: string, propertyId: string) =>
    world.owner.db
      .insertInto('contact_properties')
      .values({ account_id: agency.accountId, contact_id: contactId, property_id: propertyId })
      .execute()
  return { ...contacts, groups, idsOf, say, unsay, shareHome }
}

describe('duplicates', () => {
  test('are found by a number, an e-mail but for its tag, and a home with the same name', async ({ world }) => {
    const { agent, add, owns, groups, idsOf, shareHome } = await agencyWithDuplicates(world)
    const nora = await add('Nora Field', { phone: '(603) 555-0142', emailId: 'nora@example.com' })
    const norah = await add('Norah Field', { phone: '+1 603 555 0142', emailId: 'nora+sale@example.com' })
    const home = await owns(nora._id)
    const twin = await add('NORA FIELD')
    for (const { _id } of [norah, twin]) await shareHome(_id, home)
    expect(await groups()).toEqual([
      { by: ['EMAIL', 'PHONE'], ids: [nora._id, norah._id] },
      { by: ['ADDRESS'], ids: [nora._id, twin._id] },
    ])
    expect(await idsOf('PHONE')).toEqual([[nora._id, norah._id]])
    expect(await idsOf('ADDRESS')).toEqual([[nora._id, twin._id]])
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: norah._id } })
    expect(await idsOf('PHONE')).toEqual([])
  })

  test('are listed a page at a time, the largest group first', async ({ world }) => {
    const { agent, add } = await agencyWithDuplicates(world)
    for (const [number, size] of [2, 3, 2].entries())
      for (let n = 0; n < size; n++) await add(`Person ${number}${n}`, { phone: `603 555 010${number}` })
    const page = async (page: number) => {
      const { data, total } = await agent.call('GET /agent/contacts/duplicates', { query: { page, pageSize: 2 } })
      return [total, ...data.map(({ contacts }) => contacts.length)]
    }
    expect(await page(1)).toEqual([3, 3, 2])
    expect(await page(2)).toEqual([3, 2])
  })

  test('are none any more once somebody says that they are two people, until that is taken back', async ({ world }) => {
    const { agent, add, idsOf, say, unsay } = await agencyWithDuplicates(world)
    const [nora, tom, ana] = [await add('Nora', { phone }), await add('Tom', { phone }), await add('Ana', { phone })]
    await say(tom, nora)
    await say(nora, tom)
    expect(await idsOf()).toEqual([[nora._id, tom._id, ana._id]])
    await say(ana, nora)
    expect(await idsOf()).toEqual([[tom._id, ana._id]])
    await say(tom, ana)
    expect(await idsOf()).toEqual([])
    const { data, total } = await agent.call('GET /agent/contacts/distinct', { query: { pageSize: 1 } })
    expect(total).toBe(3)
    expect(data).toMatchObject([{ contacts: [{ fullName: 'Tom' }, { fullName: 'Ana' }], by: { _id: agent.agentId } }])
    await unsay(tom, ana)
    expect(await idsOf()).toEqual([[tom._id, ana._id]])
  })

  test('are never those of another agency, nor can they be kept apart', async ({ world }) => {
    const [ours, theirs] = [await agencyWithDuplicates(world), await agencyWithDuplicates(world)]
    const own = await ours.add('Nora', { phone })
    const [one, other] = [await theirs.add('Nora', { phone }), await theirs.add('Norah', { phone })]
    expect(await ours.idsOf()).toEqual([])
    for (const people of [
      [one, other],
      [own, one],
      [own, { _id: newId() }],
    ])
      await expect(ours.say(...people)).rejects.toMatchObject({ code: 'not_found' })
    await theirs.say(one, other)
    await ours.unsay(one, other)
    expect(await theirs.idsOf()).toEqual([])
    expect(await ours.agent.call('GET /agent/contacts/distinct')).toEqual({ data: [], total: 0 })
  })

  test('of one contact, or of more than are looked at together, are refused', async ({ world }) => {
    const { add, say } = await agencyWithDuplicates(world)
    const nora = await add('Nora')
    await expect(say(nora)).rejects.toMatchObject({ code: 'invalid' })
    await expect(say(nora, nora)).rejects.toMatchObject({ fields: { ids: 'Please choose two contacts' } })
    const many = Array.from({ length: groupMaximum + 1 }, () => ({ _id: newId() }))
    await expect(say(...many)).rejects.toMatchObject({ code: 'invalid' })
  })
})
