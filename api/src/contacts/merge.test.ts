import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function createDuplicates(world: World) {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency)
  await page.submit({
    details: { firstName: 'Nora', lastName: 'Field', email: 'nora@old.example', phone: '603 555 0142' },
  })
  await page.submit({
    details: { firstName: 'N.', lastName: 'Fielding', email: 'nora@new.example', phone: '603 555 0142' },
    address: { text: '9 Elm Street, Bath, ME 04530' },
  })
  const { contacts } = await page.getStored()
  const idOf = (email: string) => contacts.find((contact) => contact.email === email)?.id ?? ''
  const [primaryId, duplicateId] = [idOf('nora@old.example'), idOf('nora@new.example')]
  const getContact = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const merge = (body: object = {}) =>
    agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: primaryId },
      body: { mergedId: duplicateId, ...body },
    })
  const undoMerge = (mergeId: string) =>
    agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
  const search = async (text: string) =>
    (await agent.call('GET /agent/contacts/search', { query: { search: text } })).data.map(({ _id }) => _id)
  return { page, agent, primaryId, duplicateId, getContact, merge, undoMerge, search }
}

describe('a merge', () => {
  test('can be previewed without changing anything', async ({ world }) => {
    const { agent, primaryId, duplicateId, getContact } = await createDuplicates(world)
    const before = [await getContact(primaryId), await getContact(duplicateId)]
    const preview = await agent.call('POST /agent/contacts/:contactId/merge/preview', {
      params: { contactId: primaryId },
      body: { mergedId: duplicateId, take: ['lastName'] },
    })
    expect(preview).toMatchObject({
      fields: { firstName: 'Nora', lastName: 'Fielding', email: 'nora@old.example', isUnsubscribed: false },
      moves: { emails: 1, phones: 0, leads: 1, submissions: 1, properties: 1, notes: 0, entries: 3 },
    })
    expect([await getContact(primaryId), await getContact(duplicateId)]).toEqual(before)
  })

  test('combines the activity of both contacts, and new submissions go to the merged contact', async ({ world }) => {
    const { page, agent, primaryId, duplicateId, getContact, merge, search } = await createDuplicates(world)
    const { contact } = await merge({ take: ['lastName', 'email'] })
    expect(contact).toMatchObject({ _id: primaryId, fullName: 'Nora Fielding', emailId: 'nora@new.example' })
    expect(contact.emails).toEqual(['nora@new.example', 'nora@old.example'])
    expect(contact.leads).toHaveLength(2)
    expect(contact.properties).toHaveLength(2)
    expect(await getContact(duplicateId)).toEqual(contact)
    expect(await search('bath')).toEqual([primaryId])
    expect(await search('')).toEqual([primaryId])
    const { total } = await agent.call('POST /agent/changelog/search', {
      body: { tags: [{ type: 'CONTACT_ID', value: primaryId }] },
    })
    expect(total.count).toBe(6)
    await page.submit({ details: { firstName: 'Nora', lastName: 'Field', email: 'nora@new.example', phone: '' } })
    expect((await getContact(primaryId)).leads).toHaveLength(3)
  })

  test('can be undone: both contacts get back what they had, and newer data stays with the primary one', async ({
    world,
  }) => {
    const { page, agent, primaryId, duplicateId, getContact, merge, undoMerge, search } = await createDuplicates(world)
    const before = [await getContact(primaryId), await getContact(duplicateId)]
    const { mergeId } = await merge({ take: ['firstName', 'email'] })
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: primaryId }, body: { tags: ['Kept'] } })
    await page.submit({ details: { firstName: 'N.', lastName: 'Field', email: 'nora@old.example', phone: '' } })
    const record = await agent.call('GET /agent/contacts/:contactId/merges', { params: { contactId: primaryId } })
    expect(record.data).toMatchObject([{ _id: mergeId, merged: { _id: duplicateId }, undoneAt: null }])
    await undoMerge(mergeId)
    const after = [await getContact(primaryId), await getContact(duplicateId)]
    for (const [n, was] of before.entries()) {
      const { fullName, emailId, emails, phones, properties } = was
      expect(after[n]).toMatchObject({ fullName, emailId, emails, phones, isArchived: false })
      expect(after[n]?.properties.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(properties.map(({ _id }) => _id)),
      )
    }
    expect(after.map((contact) => contact.leads.length)).toEqual([2, 1])
    expect(after[0]?.tags).toEqual(['Kept'])
    expect(await search('bath')).toEqual([duplicateId])
    await expect(undoMerge(mergeId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('leaves an email with the primary contact on undo if it was assigned to it since', async ({ world }) => {
    const { agent, primaryId, duplicateId, getContact, merge, undoMerge } = await createDuplicates(world)
    const { mergeId } = await merge()
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: primaryId },
      body: { emailId: 'nora@new.example' },
    })
    await undoMerge(mergeId)
    expect(await getContact(primaryId)).toMatchObject({ _id: primaryId, emailId: 'nora@new.example' })
    expect(await getContact(duplicateId)).toMatchObject({ _id: duplicateId, emailId: null, isArchived: false })
  })

  test('is refused when one of the contacts changed after the preview', async ({ world }) => {
    const { agent, primaryId, duplicateId, getContact, merge } = await createDuplicates(world)
    const basedOn = { kept: (await getContact(primaryId)).updatedAt, merged: (await getContact(duplicateId)).updatedAt }
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: duplicateId },
      body: { firstName: 'Norah' },
    })
    await expect(merge({ basedOn })).rejects.toMatchObject({ code: 'conflict' })
    expect((await getContact(duplicateId))._id).toBe(duplicateId)
    const { contact } = await merge({ basedOn: { ...basedOn, merged: (await getContact(duplicateId)).updatedAt } })
    expect(contact._id).toBe(primaryId)
  })

  test('of contacts in a circle at the same time never fails', async ({ world }) => {
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    for (let round = 0; round < 3; round += 1) {
      const create = (firstName: string) => agent.call('POST /agent/contacts', { body: { firstName } })
      const ids = (await Promise.all(['Ada', 'Ben', 'Cy'].map(create))).map(({ _id }) => _id)
      const merge = (from: string, to: string) =>
        agent.send('POST', `/api/agent/contacts/${to}/merge`, { mergedId: from }).then(({ statusCode }) => statusCode)
      const circle = ids.map((id, index) => [id, ids[(index + 1) % 3] ?? ''] as const)
      const codes = await Promise.all([...circle, ...circle, ...circle].map(([from, to]) => merge(from, to)))
      expect(codes.filter((code) => code === 200)).toHaveLength(2)
      expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([])
    }
  })

  test('is possible only within one agency', async ({ world }) => {
    const [ours, theirs] = [await createDuplicates(world), await createDuplicates(world)]
    for (const mergedId of [theirs.primaryId, newId()])
      await expect(ours.merge({ mergedId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.merge({ mergedId: ours.primaryId })).rejects.toMatchObject({ code: 'invalid' })
    const { mergeId } = await theirs.merge()
    await expect(ours.undoMerge(mergeId)).rejects.toMatchObject({ code: 'not_found' })
    const { data } = await ours.agent.call('GET /agent/contacts/duplicates')
    expect(data.map(({ contacts }) => contacts.map(({ _id }) => _id).sort())).toEqual([
      [ours.primaryId, ours.duplicateId].sort(),
    ])
  })
})
