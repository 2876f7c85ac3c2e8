import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { FormChange, FormConfig } from '@gable/shared/forms/form.ts'
import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithOwner({ factory }: World) {
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const idOf = (leadType: LeadType) => agency.formIds.get(leadType) ?? ''
  const read = (leadType: LeadType) =>
    owner.call('GET /agent/forms/form/:formId', { params: { formId: idOf(leadType) } })
  const save = (leadType: LeadType, body: unknown) =>
    owner.call('PATCH /agent/forms/form/:formId', { params: { formId: idOf(leadType) }, body: body as FormChange })
  return { agency, owner, idOf, read, save }
}

async function createAgencyWithGroup(world: World) {
  const { agency, owner } = await createAgencyWithOwner(world)
  const params = { groupId: agency.groupIds[0] ?? '' }
  return {
    agency,
    owner,
    read: () => owner.call('GET /agent/forms/group/:groupId', { params }),
    save: (body: { formIds: string[]; settings: { trackingCode: string }; basedOn?: string }) =>
      owner.call('PATCH /agent/forms/group/:groupId', { params, body }),
  }
}

const addOneDay = (at: string) => new Date(Date.parse(at) + dayLength).toISOString()

describe('the forms of an account', () => {
  test('include one per lead type, linked to the account’s dashboard, and two groups', async ({ world }) => {
    const { agency, owner } = await createAgencyWithOwner(world)
    const [forms, groups, dashboards] = await Promise.all([
      owner.call('GET /agent/forms'),
      owner.call('GET /agent/forms/groups'),
      owner.call('GET /agent/forms/dashboards'),
    ])
    expect(forms.map(({ leadType }) => leadType).sort()).toEqual(['BUYER', 'GENERAL', 'HV', 'MORTGAGE', 'SELLER'])
    expect(groups.map(({ name }) => name)).toEqual(['Buying and Financing', 'Home Value and Selling'])
    expect(dashboards.map(({ name }) => name)).toEqual(['Seller Dashboard'])
    expect(new Set(forms.map(({ exitSettings }) => exitSettings.exitTo))).toEqual(new Set([dashboards[0]?._id]))
    const known = new Set(agency.formIds.values())
    expect(groups.every(({ formIds }) => formIds.every((id) => known.has(id)))).toBe(true)
  })

  test('have a selling timeline setting only for home value leads', async ({ world }) => {
    const { owner } = await createAgencyWithOwner(world)
    for (const { leadType, settings } of await owner.call('GET /agent/forms'))
      expect('includeSellingTimeline' in settings, leadType).toBe(leadType === 'HV')
  })

  test('are listed by id in the requested order, without duplicates and unknown ids', async ({ world }) => {
    const { owner, idOf } = await createAgencyWithOwner(world)
    const theirs = (await world.factory.createAgency()).formIds.get('HV') ?? ''
    const ids = [idOf('SELLER'), newId(), 'nonsense', theirs, idOf('HV').toUpperCase(), idOf('SELLER')]
    const found = await owner.call('POST /agent/forms/ids', { body: { ids } })
    expect(found.map(({ _id }) => _id)).toEqual([idOf('SELLER'), idOf('HV')])
    expect(await owner.call('POST /agent/forms/ids', { body: { ids: [] } })).toEqual([])
  })

  test('are invisible to other accounts', async ({ world }) => {
    const { agency, idOf, read } = await createAgencyWithOwner(world)
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const formId = idOf('HV')
    const groupId = agency.groupIds[0] ?? ''
    const { _id, name, updatedAt, ...form } = await read('HV')
    const group = { formIds: [formId], settings: { trackingCode: '' } }
    const attempts = await Promise.allSettled([
      rival.call('GET /agent/forms/form/:formId', { params: { formId } }),
      rival.call('PATCH /agent/forms/form/:formId', { params: { formId }, body: form as FormChange }),
      rival.call('GET /agent/forms/group/:groupId', { params: { groupId } }),
      rival.call('PATCH /agent/forms/group/:groupId', { params: { groupId }, body: group }),
    ])
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
    expect(await read('HV')).toMatchObject({ title: form.title, updatedAt })
  })

  test('with unknown ids are not found', async ({ world }) => {
    const { owner } = await createAgencyWithOwner(world)
    for (const path of [`form/${newId()}`, 'form/nonsense', `group/${newId()}`, 'group/nonsense'])
      expect((await owner.send('GET', `/api/agent/forms/${path}`)).statusCode, path).toBe(404)
  })
})

describe('a form that is saved', () => {
  test('stores every field, a newer update time, and a higher version', async ({ world }) => {
    const { read, save, idOf } = await createAgencyWithOwner(world)
    const before = await read('HV')
    const saved = await save('HV', {
      ...before,
      title: '  What would it sell for?  ',
      description: 'Two lines.\nThe second one.',
      settings: { ...before.settings, phoneMandatory: true, includeSellingTimeline: false },
      generalSettings: { trackingCode: '<script>track("x")</script>', sendsAnswer: false },
    })
    expect(saved).toEqual({
      ...before,
      title: 'What would it sell for?',
      description: 'Two lines.\nThe second one.',
      settings: { ...before.settings, phoneMandatory: true, includeSellingTimeline: false },
      generalSettings: { ...before.generalSettings, trackingCode: '<script>track("x")</script>', sendsAnswer: false },
      updatedAt: expect.any(String),
    })
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await read('HV')).toEqual(saved)
    const { version } = await world.owner.db
      .selectFrom('forms')
      .select('version')
      .where('id', '=', idOf('HV'))
      .executeTakeFirstOrThrow()
    expect(version).toBe(2)
  })

  test('can be saved unchanged repeatedly and keeps its name', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('BUYER')
    await save('BUYER', form)
    expect(await save('BUYER', { ...form, name: 'Renamed', _id: newId() })).toEqual({
      ...form,
      updatedAt: expect.any(String),
    })
  })

  test.for([
    ['html', '<img src=x onerror=alert(1)>'],
    ['sql', "'); drop table forms; --"],
    ['other scripts', 'Wie viel ist Ihr Haus wert? 家の価値 🏡'],
    ['text from right to left', 'كم تساوي قيمة منزلك؟ abc'],
  ] as const)('stores %s as plain text', async ([, text], { world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    await save('SELLER', { ...(await read('SELLER')), title: text, description: text })
    expect(await read('SELLER')).toMatchObject({ title: text, description: text })
  })

  test('leaves out characters that would flip the text after them', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    await save('SELLER', { ...(await read('SELLER')), title: 'Sell \u202Esoon' })
    expect(await read('SELLER')).toMatchObject({ title: 'Sell soon' })
  })

  test.for([
    ['title', 64, (text: string): Partial<FormConfig> => ({ title: text })],
    ['description', 480, (text: string): Partial<FormConfig> => ({ description: text })],
    ['generalSettings.trackingCode', 10_000, (text: string) => ({ generalSettings: { trackingCode: text } })],
  ] as const)('accepts a %s of up to %i characters', async ([field, limit, change], { world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('GENERAL')
    await expect(save('GENERAL', { ...form, ...change('x'.repeat(limit)) })).resolves.toBeTruthy()
    await expect(save('GENERAL', { ...form, ...change('x'.repeat(limit + 1)) })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: `This field cannot be more than ${limit} characters` },
    })
  })

  test('requires a title and a description', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    await expect(save('HV', { ...(await read('HV')), title: ' \n ', description: '' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { title: 'This field is required', description: 'This field is required' },
    })
  })

  test('requires its lead type and dashboard, and rejects other values', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('BUYER')
    const { leadType: _, exitSettings: __, ...without } = form
    await expect(save('BUYER', { ...without, exitSettings: {} })).rejects.toMatchObject({
      fields: { leadType: 'This field is required', 'exitSettings.exitTo': 'This field is required' },
    })
    await expect(save('BUYER', { ...form, exitSettings: { exitTo: '' } })).rejects.toMatchObject({
      fields: { 'exitSettings.exitTo': 'This field is required' },
    })
    const theirs = await world.factory.createAgent(await world.factory.createAgency())
    const [dashboard] = await theirs.call('GET /agent/forms/dashboards')
    const foreign = { leadType: 'SELLER', exitSettings: { exitTo: dashboard?._id } }
    await expect(save('BUYER', { ...form, ...foreign })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        leadType: 'The lead type of a form cannot be changed',
        'exitSettings.exitTo': 'The linked dashboard of a form cannot be changed',
      },
    })
    expect(await read('BUYER')).toEqual(form)
  })

  test('accepts a selling timeline only for home value leads', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('SELLER')
    const settings = { ...form.settings, includeSellingTimeline: true }
    await expect(save('SELLER', { ...form, settings })).rejects.toMatchObject({
      fields: { 'settings.includeSellingTimeline': expect.stringContaining('Only home value forms') },
    })
  })

  test('always requires a name', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('HV')
    const settings = { ...form.settings, firstNameMandatory: false }
    await expect(save('HV', { ...form, settings })).rejects.toMatchObject({
      fields: { 'settings.firstNameMandatory': 'This contact detail is always mandatory' },
    })
  })

  test('does not overwrite a concurrent save unless asked to', async ({ world }) => {
    const { agency, read, save } = await createAgencyWithOwner(world)
    const opened = await read('HV')
    const colleague = await world.factory.createAgent(agency, { role: 'ADMIN' })
    await colleague.call('PATCH /agent/forms/form/:formId', {
      params: { formId: opened._id },
      body: { ...(opened as FormChange), title: 'Theirs', basedOn: opened.updatedAt },
    })
    const mine = { ...opened, title: 'Mine' }
    await expect(save('HV', { ...mine, basedOn: opened.updatedAt })).rejects.toMatchObject({
      code: 'conflict',
      message: changedElsewhere,
    })
    expect(await read('HV')).toMatchObject({ title: 'Theirs' })
    expect(await save('HV', mine)).toMatchObject({ title: 'Mine' })
  })

  test('accepts only one of several simultaneous saves', async ({ world }) => {
    const { read, save } = await createAgencyWithOwner(world)
    const form = await read('HV')
    const titles = ['One', 'Other', 'Third']
    const saved = await Promise.allSettled(
      titles.map((title) => save('HV', { ...form, title, basedOn: form.updatedAt })),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a group of forms that is saved', () => {
  test('stores the new order and the tracking code', async ({ world }) => {
    const { read, save } = await createAgencyWithGroup(world)
    const before = await read()
    const formIds = [...before.formIds].reverse()
    const saved = await save({ ...before, formIds, settings: { trackingCode: '<!-- code -->' } })
    expect(saved).toEqual({
      ...before,
      formIds,
      settings: { trackingCode: '<!-- code -->' },
      updatedAt: expect.any(String),
    })
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await read()).toEqual(saved)
  })

  test('rejects added, removed, or repeated forms', async ({ world }) => {
    const { agency, read, save } = await createAgencyWithGroup(world)
    const { formIds, settings } = await read()
    const [first = '', ...rest] = formIds
    const theirs = (await world.factory.createAgency()).formIds.get('HV') ?? ''
    const another = [...agency.formIds.values()].find((id) => !formIds.includes(id)) ?? ''
    for (const wrong of [
      [],
      rest,
      [...formIds, another],
      [another, ...rest],
      [theirs, ...rest],
      [first, first, ...rest],
      ['nonsense', ...rest],
    ])
      await expect(save({ formIds: wrong, settings })).rejects.toMatchObject({
        code: 'invalid',
        fields: { formIds: expect.stringContaining('reorder') },
      })
    expect(await read()).toMatchObject({ formIds })
  })

  test('accepts a tracking code of up to 10000 characters', async ({ world }) => {
    const { read, save } = await createAgencyWithGroup(world)
    const { formIds } = await read()
    const code = (length: number) => ({ formIds, settings: { trackingCode: 'x'.repeat(length) } })
    await expect(save(code(10_000))).resolves.toBeTruthy()
    await expect(save(code(10_001))).rejects.toMatchObject({
      fields: { 'settings.trackingCode': 'This field cannot be more than 10000 characters' },
    })
  })

  test('does not overwrite a concurrent reorder unless asked to', async ({ world }) => {
    const { read, save } = await createAgencyWithGroup(world)
    const { formIds, settings, updatedAt } = await read()
    const reordered = await save({ formIds: [...formIds].reverse(), settings, basedOn: updatedAt })
    await expect(save({ formIds, settings, basedOn: updatedAt })).rejects.toMatchObject({ code: 'conflict' })
    await expect(save({ formIds, settings, basedOn: addOneDay(reordered.updatedAt) })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await read()).toEqual(reordered)
    expect(await save({ formIds, settings })).toMatchObject({ formIds })
  })
})
