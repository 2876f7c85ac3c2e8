import type { TagChange } from '@gable/shared/contacts/bulk.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithTags(world: World) {
  const base = await createAgencyWithContacts(world)
  const admin = await world.factory.createAgent(base.agency)
  const nora = await base.addContact('Nora Field', { tags: ['Sphere', 'buyer'] })
  const tom = await base.addContact('Tom Reed', { tags: ['Sphere', 'Buyers'] })
  const ana = await base.addContact('Ana Lopez', { tags: ['buyer', 'Buyers'] })
  const listTags = async (query: object = {}) => (await admin.call('GET /agent/tags', { query })).data
  const rename = (tag: string, to: string, who = admin) => who.call('POST /agent/tags/renamed', { body: { tag, to } })
  const merge = (tag: string, to: string) => admin.call('POST /agent/tags/merged', { body: { tag, to } })
  const remove = (tag: string) => admin.call('POST /agent/tags/deleted', { body: { tag } })
  const undo = ({ _id }: { _id: string }) =>
    admin.call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
  const getTags = async (...contacts: { _id: string }[]) => {
    const found = contacts.map(({ _id }) =>
      base.agent.call('GET /agent/contacts/:contactId', { params: { contactId: _id } }),
    )
    return (await Promise.all(found)).map(({ tags }) => tags)
  }
  const addSegment = async (...anyOf: string[]) => {
    const body = { name: newId(), filters: [{ key: 'tags', anyOf }] }
    const { _id } = await base.agent.call('POST /agent/segments', { body })
    return () => base.agent.call('GET /agent/segments/:segmentId', { params: { segmentId: _id } })
  }
  return { ...base, admin, nora, tom, ana, listTags, rename, merge, remove, undo, getTags, addSegment }
}

describe('the tags of an account', () => {
  test('are listed with the contacts and segments that use them, and found by part of their name', async ({
    world,
  }) => {
    const { agent, nora, listTags, addSegment } = await createAgencyWithTags(world)
    await addSegment('Buyers', 'Sphere')
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    const none = { segments: 0, dashboards: 0, automations: 0 }
    expect(await listTags()).toEqual([
      { name: 'buyer', contacts: 1, ...none },
      { name: 'Buyers', contacts: 2, ...none, segments: 1 },
      { name: 'Sphere', contacts: 1, ...none, segments: 1 },
    ])
    expect((await listTags({ search: 'BUY', sort: 'contacts', sortOrder: 'desc' })).map(({ name }) => name)).toEqual([
      'Buyers',
      'buyer',
    ])
    expect(await listTags({ page: 2, pageSize: 2 })).toHaveLength(1)
    expect(await listTags({ search: '%' })).toEqual([])
  })

  test('can be renamed on all contacts and in all filters, and back', async ({ world }) => {
    const { agent, nora, tom, listTags, rename, undo, getTags, addSegment } = await createAgencyWithTags(world)
    const getSegment = await addSegment('Sphere', 'Buyers')
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: tom._id } })
    const bulk = await rename('Sphere', ' Our   sphere ')
    expect(bulk).toMatchObject({ change: { action: 'RENAME_TAG', tag: 'Sphere', to: 'Our sphere' }, count: 2 })
    expect(await getTags(nora, tom)).toEqual([
      ['Our sphere', 'buyer'],
      ['Our sphere', 'Buyers'],
    ])
    expect((await getSegment()).filters).toEqual([{ key: 'tags', anyOf: ['Our sphere', 'Buyers'] }])
    expect((await listTags()).map(({ name }) => name)).toEqual(['buyer', 'Buyers', 'Our sphere'])
    expect(await undo(bulk)).toMatchObject({ state: 'UNDONE', left: 0 })
    expect(await getTags(nora, tom)).toEqual([
      ['Sphere', 'buyer'],
      ['Sphere', 'Buyers'],
    ])
    expect((await getSegment()).filters).toEqual([{ key: 'tags', anyOf: ['Sphere', 'Buyers'] }])
    expect((await listTags()).map(({ name }) => name)).toEqual(['buyer', 'Buyers', 'Sphere'])
  })

  test('can be renamed in another spelling, and undoing it keeps the new one on contacts that got it since', async ({
    world,
  }) => {
    const { agent, nora, tom, listTags, rename, undo, getTags } = await createAgencyWithTags(world)
    const bulk = await rename('Sphere', 'SPHERE')
    expect((await listTags({ search: 'sphere' })).map(({ name }) => name)).toEqual(['SPHERE'])
    await undo(bulk)
    expect((await listTags({ search: 'sphere' })).map(({ name }) => name)).toEqual(['Sphere'])
    const renamed = await rename('Sphere', 'Friends')
    const params = { contactId: nora._id }
    await agent.call('PATCH /agent/contacts/:contactId', { params, body: { tags: ['Friends', 'Sphere'] } })
    expect(await undo(renamed)).toMatchObject({ left: 1 })
    expect(await getTags(nora, tom)).toEqual([
      ['Friends', 'Sphere'],
      ['Sphere', 'Buyers'],
    ])
    expect((await listTags()).map(({ name }) => name)).toEqual(['buyer', 'Buyers', 'Friends', 'Sphere'])
  })

  test('can be merged, also on contacts that have both, and taken apart again', async ({ world }) => {
    const { nora, tom, ana, listNames, listTags, merge, undo, getTags, addSegment } = await createAgencyWithTags(world)
    const getSegment = await addSegment('buyer', 'Sphere', 'Buyers')
    const bulk = await merge('buyer', 'Buyers')
    expect(await getTags(nora, tom, ana)).toEqual([['Sphere', 'Buyers'], ['Sphere', 'Buyers'], ['Buyers']])
    expect((await getSegment()).filters).toEqual([{ key: 'tags', anyOf: ['Buyers', 'Sphere'] }])
    expect(await listNames(toFilterQuery({ key: 'tags', anyOf: ['Buyers'] }))).toHaveLength(3)
    expect((await listTags()).map(({ name, contacts }) => [name, contacts])).toEqual([
      ['Buyers', 3],
      ['Sphere', 2],
    ])
    await undo(bulk)
    expect(await getTags(nora, tom, ana)).toEqual([
      ['Sphere', 'buyer'],
      ['Sphere', 'Buyers'],
      ['Buyers', 'buyer'],
    ])
    expect((await getSegment()).filters).toEqual([{ key: 'tags', anyOf: ['buyer', 'Sphere', 'Buyers'] }])
  })

  test('are renamed in the filters of dashboards, however deep they are', async ({ world }) => {
    const { agency, listTags, rename, undo } = await createAgencyWithTags(world)
    const toSettings = (tag: string) => ({
      modules: [
        { visibilitySettings: { visibilityLevel: 'filtered', filters: [{ key: 'tags', anyOf: [tag, 'VIP'] }] } },
        { settings: { customSellingOption1: { filters: [{ key: 'tags', anyOf: [tag] }], title: tag } } },
      ],
    })
    const { subjectId } = await world.factory.createAsset(agency, {
      kind: 'contact-dashboard',
      type: 'SELLER',
      name: 'Home',
      settings: JSON.stringify(toSettings('Sphere')),
    })
    const getSettings = async () => {
      const assets = world.owner.db.selectFrom('assets').select('settings').where('id', '=', subjectId)
      return (await assets.executeTakeFirstOrThrow()).settings
    }
    expect(await listTags({ search: 'Sphere' })).toMatchObject([{ dashboards: 1, segments: 0 }])
    const bulk = await rename('Sphere', 'Friends')
    const renamed = JSON.parse(JSON.stringify(toSettings('Friends')).replace('"title":"Friends"', '"title":"Sphere"'))
    expect(await getSettings()).toEqual(renamed)
    await undo(bulk)
    expect(await getSettings()).toEqual(toSettings('Sphere'))
  })

  test('can be deleted; a segment that filters by one stays as narrow as it was', async ({ world }) => {
    const { nora, tom, listTags, remove, undo, getTags, addSegment } = await createAgencyWithTags(world)
    const getSegment = await addSegment('Sphere')
    const bulk = await remove('Sphere')
    expect(await getTags(nora, tom)).toEqual([['buyer'], ['Buyers']])
    expect(await getSegment()).toMatchObject({ count: 0, filters: [{ key: 'tags', anyOf: ['Sphere'] }] })
    expect((await listTags()).map(({ name }) => name)).toEqual(['buyer', 'Buyers'])
    await undo(bulk)
    expect(await getTags(nora)).toEqual([['buyer', 'Sphere']])
    expect(await getSegment()).toMatchObject({ count: 2 })
  })

  test('are changed by a job on many contacts, which cannot be stopped halfway', async ({ world }) => {
    const { agency, admin, listNames, listTags, rename, undo } = await createAgencyWithTags(world)
    const many = Array.from({ length: 501 }, (_, n) => ({
      account_id: agency.accountId,
      id: newId(),
      first_name: `Owner ${n}`,
      source: 'Import',
      tags: ['Many'],
    }))
    await world.owner.db.insertInto('contacts').values(many).execute()
    const bulk = await rename('Many', 'Crowd')
    expect(bulk).toMatchObject({ state: 'WORKING', mayCancel: false })
    const cancel = admin.call('POST /agent/contacts/bulk/:bulkId/cancelled', { params: { bulkId: bulk._id } })
    await expect(cancel).rejects.toMatchObject({ code: 'conflict' })
    await runJobs(world, agency.accountId)
    expect(await listTags({ search: 'Crowd' })).toMatchObject([{ contacts: 501 }])
    await undo(bulk)
    await runJobs(world, agency.accountId)
    expect(await listTags({ search: 'Many' })).toMatchObject([{ contacts: 501 }])
    expect(await listNames(toFilterQuery({ key: 'tags', anyOf: ['Crowd'] }))).toEqual([])
  })

  test('are refused an empty, long, taken or unknown name', async ({ world }) => {
    const { rename, merge, remove } = await createAgencyWithTags(world)
    const taken = { code: 'invalid', fields: { to: 'There is already a tag “Buyers”. Merge the two instead.' } }
    await expect(rename('Sphere', 'BUYERS')).rejects.toMatchObject(taken)
    await expect(rename('Sphere', 'Buyers')).rejects.toMatchObject(taken)
    for (const to of [' ', 'Sphere', 'x'.repeat(65)])
      await expect(rename('Sphere', to)).rejects.toMatchObject({ code: 'invalid', fields: { to: expect.any(String) } })
    await expect(merge('Sphere', 'Sphere')).rejects.toMatchObject({ code: 'invalid' })
    const changes = [rename('Nobody', 'Else'), merge('Sphere', 'Nobody'), merge('Nobody', 'Sphere'), remove('sphere')]
    for (const result of await Promise.allSettled(changes))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  })

  test('belong to their account, and only those who may change its settings change them', async ({ world }) => {
    const { agent, nora, rename, getTags } = await createAgencyWithTags(world)
    await expect(rename('Sphere', 'Friends', agent)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(agent.call('GET /agent/tags')).rejects.toMatchObject({ code: 'forbidden' })
    const other = await createAgencyWithTags(world)
    await other.rename('Sphere', 'Friends')
    expect(await getTags(nora)).toEqual([['Sphere', 'buyer']])
    const change: TagChange = { action: 'DELETE_TAG', tag: 'Sphere' }
    const body = { selection: { search: '', filters: [] }, change: change as never }
    await expect(agent.call('POST /agent/contacts/bulk', { body })).rejects.toMatchObject({ code: 'invalid' })
  })
})
