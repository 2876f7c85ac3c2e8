import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { openPage } from '../testing/visitors.ts'
import { test, type World } from '../testing/world.ts'

async function twoOfOne(world: World) {
  const page = await openPage(world)
  const agent = await world.founding.person(page.agency)
  await page.send({
    details: { firstName: 'Nora', lastName: 'Field', email: 'nora@old.example', phone: '603 555 0142' },
  })
  await page.send({
    details: { firstName: 'N.', lastName: 'Fielding', email: 'nora@new.example', phone: '603 555 0142' },
    address: { text: '9 Elm Street, Bath, ME 04530' },
  })
  const { contacts } = await page.stored()
  const idOf = (email: string) => contacts.find((contact) => contact.email === email)?.id ?? ''
  const [kept, gone] = [idOf('nora@old.example'), idOf('nora@new.example')]
  const read = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const merge = (body: object = {}) =>
    agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: kept },
      body: { mergedId: gone, ...body },
    })
  const undo = (mergeId: string) => agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
  const found = async (search: string) =>
    (await agent.call('GET /agent/contacts/search', { query: { search } })).data.map(({ _id }) => _id)
  return { page, agent, kept, gone, read, merge, undo, found }
}

describe('two who are one', () => {
  test('are looked at first, and nothing is changed by looking', async ({ world }) => {
    const { agent, kept, gone, read } = await twoOfOne(world)
    const before = [await read(kept), await read(gone)]
    const preview = await agent.call('POST /agent/contacts/:contactId/merge/preview', {
      params: { contactId: kept },
      body: { mergedId: gone, take: ['lastName'] },
    })
    expect(preview).toMatchObject({
      fields: { firstName: 'Nora', lastName: 'Fielding', email: 'nora@old.example', isUnsubscribed: false },
      moves: { emails: 1, phones: 0, leads: 1, submissions: 1, properties: 1, notes: 0, entries: 3 },
    })
    expect([await read(kept), await read(gone)]).toEqual(before)
  })

  test('become one with all the history of both, and visitors are known as that one', async ({ world }) => {
    const { page, agent, kept, gone, read, merge, found } = await twoOfOne(world)
    const { contact } = await merge({ take: ['lastName', 'email'] })
    expect(contact).toMatchObject({ _id: kept, fullName: 'Nora Fielding', emailId: 'nora@new.example' })
    expect(contact.emails).toEqual(['nora@new.example', 'nora@old.example'])
    expect(contact.leads).toHaveLength(2)
    expect(contact.properties).toHaveLength(2)
    expect(await read(gone)).toEqual(contact)
    expect(await found('bath')).toEqual([kept])
    expect(await found('')).toEqual([kept])
    const { total } = await agent.call('POST /agent/changelog/search', {
      body: { tags: [{ type: 'CONTACT_ID', value: kept }] },
    })
    expect(total.count).toBe(6)
    await page.send({ details: { firstName: 'Nora', lastName: 'Field', email: 'nora@new.example', phone: '' } })
    expect((await read(kept)).leads).toHaveLength(3)
  })

  test('are parted again, each with what it had; what came since stays with the kept one', async ({ world }) => {
    const { page, agent, kept, gone, read, merge, undo, found } = await twoOfOne(world)
    const before = [await read(kept), await read(gone)]
    const { mergeId } = await merge({ take: ['firstName', 'email'] })
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: kept }, body: { tags: ['Kept'] } })
    await page.send({ details: { firstName: 'N.', lastName: 'Field', email: 'nora@old.example', phone: '' } })
    const record = await agent.call('GET /agent/contacts/:contactId/merges', { params: { contactId: kept } })
    expect(record.data).toMatchObject([{ _id: mergeId, merged: { _id: gone }, undoneAt: null }])
    await undo(mergeId)
    const after = [await read(kept), await read(gone)]
    for (const [n, was] of before.entries()) {
      const { fullName, emailId, emails, phones, properties } = was
      expect(after[n]).toMatchObject({ fullName, emailId, emails, phones, isArchived: false })
      expect(after[n]?.properties.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(properties.map(({ _id }) => _id)),
      )
    }
    expect(after.map((contact) => contact.leads.length)).toEqual([2, 1])
    expect(after[0]?.tags).toEqual(['Kept'])
    expect(await found('bath')).toEqual([gone])
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('are parted without the e-mail that the kept one was given since', async ({ world }) => {
    const { agent, kept, gone, read, merge, undo } = await twoOfOne(world)
    const { mergeId } = await merge()
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: kept },
      body: { emailId: 'nora@new.example' },
    })
    await undo(mergeId)
    expect(await read(kept)).toMatchObject({ _id: kept, emailId: 'nora@new.example' })
    expect(await read(gone)).toMatchObject({ _id: gone, emailId: null, isArchived: false })
  })

  test('are not merged when one of them was changed after they were looked at', async ({ world }) => {
    const { agent, kept, gone, read, merge } = await twoOfOne(world)
    const basedOn = { kept: (await read(kept)).updatedAt, merged: (await read(gone)).updatedAt }
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: gone }, body: { firstName: 'Norah' } })
    await expect(merge({ basedOn })).rejects.toMatchObject({ code: 'conflict' })
    expect((await read(gone))._id).toBe(gone)
    const { contact } = await merge({ basedOn: { ...basedOn, merged: (await read(gone)).updatedAt } })
    expect(contact._id).toBe(kept)
  })

  test('are of one agency', async ({ world }) => {
    const [ours, theirs] = [await twoOfOne(world), await twoOfOne(world)]
    for (const mergedId of [theirs.kept, newId()])
      await expect(ours.merge({ mergedId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.merge({ mergedId: ours.kept })).rejects.toMatchObject({ code: 'invalid' })
    const { mergeId } = await theirs.merge()
    await expect(ours.undo(mergeId)).rejects.toMatchObject({ code: 'not_found' })
    const { data } = await ours.agent.call('GET /agent/contacts/duplicates')
    expect(data.map(({ contacts }) => contacts.map(({ _id }) => _id).sort())).toEqual([[ours.kept, ours.gone].sort()])
  })
})
