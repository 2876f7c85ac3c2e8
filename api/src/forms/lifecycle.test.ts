import { formsMaximum } from '@gable/shared/forms/form.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithOwner({ factory }: World) {
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const params = (formId: string) => ({ params: { formId } })
  const saveAction = async (widgetId: string, action: object) => {
    const { settings } = await owner.call('GET /agent/widget/config/:widgetId', { params: { widgetId } })
    return owner.call('PATCH /agent/widget/config/:widgetId/settings', {
      params: { widgetId },
      body: { settings: { ...settings, action } as typeof settings },
    })
  }
  return {
    agency,
    owner,
    saveAction,
    create: (name: string) => owner.call('POST /agent/forms/form', { body: { name, leadType: 'BUYER' } }),
    archive: (id: string) => owner.call('POST /agent/forms/form/:formId/archived', params(id)),
    unarchive: (id: string) => owner.call('POST /agent/forms/form/:formId/unarchived', params(id)),
    remove: (id: string) => owner.call('DELETE /agent/forms/form/:formId', params(id)),
    clone: (id: string) => owner.call('POST /agent/forms/form/:formId/clone', params(id)),
    getUses: (id: string) => owner.call('GET /agent/forms/form/:formId/uses', params(id)),
    createWidget: async (formId: string, widgetName = 'Spring sale') => {
      const { _id } = await owner.call('POST /agent/widget/config', { body: { type: 'SEARCH', widgetName } })
      await saveAction(_id, { actionType: 'FORM', value: formId })
      return _id
    },
  }
}

describe('a new form', () => {
  test('starts with the texts of its lead type and is offered at once', async ({ world }) => {
    const { create, owner } = await createAgencyWithOwner(world)
    const form = await create('  Open house\n sign-up ')
    expect(form).toMatchObject({
      name: 'Open house sign-up',
      title: 'Looking for your next home?',
      leadType: 'BUYER',
      settings: { firstNameMandatory: true, lastNameMandatory: true, phoneMandatory: false },
      generalSettings: { trackingCode: '', sendsAnswer: true },
      isArchived: false,
    })
    expect(await owner.call('GET /agent/forms')).toContainEqual(form)
  })

  test('needs a name and a lead type', async ({ world }) => {
    const { owner } = await createAgencyWithOwner(world)
    for (const [body, fields] of [
      [{ name: ' \n ', leadType: 'HV' }, { name: 'This field is required' }],
      [{ name: 'x'.repeat(121), leadType: 'HV' }, { name: 'This field cannot be more than 120 characters' }],
      [{ name: 'Open house', leadType: 'RENT' }, { leadType: 'This field is required' }],
    ] as const)
      await expect(owner.call('POST /agent/forms/form', { body: body as never })).rejects.toMatchObject({
        code: 'invalid',
        fields,
      })
  })

  test('does not become what new widgets open', async ({ world }) => {
    const { agency, owner } = await createAgencyWithOwner(world)
    await owner.call('POST /agent/forms/form', { body: { name: 'A first one by name', leadType: 'HV' } })
    const { settings } = await owner.call('POST /agent/widget/config', {
      body: { type: 'SEARCH', widgetName: 'Spring sale' },
    })
    expect(settings).toMatchObject({ action: { actionType: 'FORM', value: agency.formIds.get('HV') } })
  })

  test('is refused once an account has as many as it may have', async ({ world }) => {
    const { agency, create, clone } = await createAgencyWithOwner(world)
    const { db } = world.owner
    const row = await db
      .selectFrom('forms')
      .selectAll()
      .where('account_id', '=', agency.accountId)
      .limit(1)
      .executeTakeFirstOrThrow()
    const json = { questions: JSON.stringify(row.questions), reply: JSON.stringify(row.reply) }
    const rows = Array.from({ length: formsMaximum - 5 }, () => ({ ...row, ...json, id: newId() }))
    await db.insertInto('forms').values(rows).execute()
    await expect(create('One too many')).rejects.toMatchObject({ code: 'conflict' })
    await expect(clone(row.id)).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('a copy has everything but the name', async ({ world }) => {
  const { agency, owner, clone } = await createAgencyWithOwner(world)
  const params = { formId: agency.formIds.get('HV') ?? '' }
  const form = await owner.call('GET /agent/forms/form/:formId', { params })
  const saved = await owner.call('PATCH /agent/forms/form/:formId', {
    params,
    body: {
      ...form,
      title: 'Mine',
      settings: { ...form.settings, firstNameMandatory: true, lastNameMandatory: true, phoneMandatory: true },
      generalSettings: { trackingCode: '<!-- counted -->', sendsAnswer: false },
    },
  })
  const copy = await clone(params.formId)
  expect(copy).toEqual({ ...saved, _id: copy._id, name: 'Home Value - Copy', updatedAt: copy.updatedAt })
  expect(copy._id).not.toBe(saved._id)
})

test('a form is renamed without losing what was saved before', async ({ world }) => {
  const { create, owner } = await createAgencyWithOwner(world)
  const form = await create('Open house')
  const params = { formId: form._id }
  const renamed = await owner.call('PATCH /agent/forms/form/:formId/name', { params, body: { name: 'Sunday tour' } })
  expect(renamed).toEqual({ ...form, name: 'Sunday tour', updatedAt: renamed.updatedAt })
})

describe('a form in use', () => {
  test('says where it is used and cannot be archived', async ({ world }) => {
    const { agency, create, createWidget, archive, getUses } = await createAgencyWithOwner(world)
    const { _id } = await create('Open house')
    const widgetId = await createWidget(_id)
    const use = { kind: 'widget', _id: widgetId, name: 'Spring sale', isArchived: false, isPersonal: false }
    expect(await getUses(_id)).toEqual([use])
    await expect(archive(_id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This form is in use: widget “Spring sale”.',
    })
    const grouped = await getUses(agency.formIds.get('MORTGAGE') ?? '')
    expect(grouped.map(({ kind, name }) => [kind, name])).toEqual([
      ['form-group', 'Buying and Financing'],
      ['form-group', 'Home Value and Selling'],
    ])
  })

  test('through a group is used by what opens the group', async ({ world }) => {
    const { agency, createWidget, saveAction, getUses } = await createAgencyWithOwner(world)
    const widgetId = await createWidget(agency.formIds.get('HV') ?? '')
    const [groupId = ''] = agency.groupIds
    await saveAction(widgetId, { actionType: 'FORM_GROUP', value: groupId })
    const uses = await getUses(agency.formIds.get('SELLER') ?? '')
    expect(uses.map(({ _id }) => _id)).toEqual(expect.arrayContaining([widgetId, groupId]))
  })

  test('by an archived widget only can be archived, but not deleted', async ({ world }) => {
    const { create, createWidget, archive, remove, owner, saveAction } = await createAgencyWithOwner(world)
    const { _id } = await create('Open house')
    const widgetId = await createWidget(_id)
    const params = { widgetId }
    await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
    expect(await archive(_id)).toMatchObject({ isArchived: true })
    await expect(remove(_id)).rejects.toMatchObject({
      message: 'This form is in use: archived widget “Spring sale”.',
    })
    await owner.call('POST /agent/widget/config/:widgetId/unarchived', { params })
    await expect(saveAction(widgetId, { actionType: 'FORM', value: _id })).rejects.toMatchObject({
      fields: { 'settings.action': 'This form is archived. Choose another one.' },
    })
  })
})

test('an archived form is offered again or deleted', async ({ world }) => {
  const { create, archive, unarchive, remove, owner } = await createAgencyWithOwner(world)
  const { _id } = await create('Open house')
  await expect(remove(_id)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('archived') })
  const archived = await archive(_id)
  expect(await archive(_id)).toEqual(archived)
  expect(await unarchive(_id)).toMatchObject({ isArchived: false })
  await archive(_id)
  await remove(_id)
  await expect(remove(_id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await owner.call('GET /agent/forms')).map((form) => form._id)).not.toContain(_id)
})

test('only agents of the account with marketing permission change its forms', async ({ world }) => {
  const { agency, create } = await createAgencyWithOwner(world)
  const { _id: formId } = await create('Open house')
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  for (const [caller, code] of [
    [rival, 'not_found'],
    [agent, 'forbidden'],
  ] as const) {
    const params = { formId }
    const attempts = [
      caller.call('PATCH /agent/forms/form/:formId/name', { params, body: { name: 'Theirs' } }),
      caller.call('POST /agent/forms/form/:formId/clone', { params }),
      caller.call('GET /agent/forms/form/:formId/uses', { params }),
      caller.call('POST /agent/forms/form/:formId/archived', { params }),
      caller.call('POST /agent/forms/form/:formId/unarchived', { params }),
      caller.call('DELETE /agent/forms/form/:formId', { params }),
    ]
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code } })
  }
  const body = { name: 'Theirs', leadType: 'BUYER' } as const
  await expect(agent.call('POST /agent/forms/form', { body })).rejects.toMatchObject({ code: 'forbidden' })
})
