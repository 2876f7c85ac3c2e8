import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type WidgetSettings, type WidgetType, widgetTypes } from '@gable/shared/widgets/settings.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function createWidget(world: World, type: WidgetType) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const widget = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Spring sale' } })
  const params = { widgetId: widget._id }
  const validSettings = {
    ...widget.settings,
    ...('defaultState' in widget.settings && { defaultState: 'ME' }),
  } as WidgetSettings
  return {
    agency,
    owner,
    widget,
    validSettings,
    read: () => owner.call('GET /agent/widget/config/:widgetId', { params }),
    save: (settings: object, basedOn?: string) =>
      owner.call('PATCH /agent/widget/config/:widgetId/settings', {
        params,
        body: { settings: settings as WidgetSettings, ...(basedOn && { basedOn }) },
      }),
  }
}

describe.each(widgetTypes)('the settings of %s', (type) => {
  test('are saved completely and can be saved again unchanged', async ({ world }) => {
    const { validSettings, save, read, widget } = await createWidget(world, type)
    const saved = await save({ ...validSettings, unknown: 'key' })
    expect(saved.settings).toEqual(validSettings)
    expect(await read()).toEqual(saved)
    expect(Date.parse(saved.updatedAt)).toBeGreaterThanOrEqual(Date.parse(widget.updatedAt))
    expect((await save(saved.settings)).settings).toEqual(validSettings)
  })

  test('are rejected with a message for each field, and nothing is saved', async ({ world }) => {
    const { save, read, widget } = await createWidget(world, type)
    const refusal = await save({ brandingId: '' }).catch((problem) => problem)
    expect(refusal).toMatchObject({ code: 'invalid', message: 'Some fields need attention' })
    expect(refusal.fields['settings.brandingId']).toBe('This field is required')
    expect(Object.keys(refusal.fields).length).toBeGreaterThan(2)
    expect(await read()).toEqual(widget)
  })

  test('cannot refer to a brand of another account or to a deleted one', async ({ world }) => {
    const { validSettings, save } = await createWidget(world, type)
    const otherAgency = await world.factory.createAgency()
    for (const brandingId of [otherAgency.brandingId, newId()])
      await expect(save({ ...validSettings, brandingId })).rejects.toMatchObject({
        code: 'invalid',
        fields: { 'settings.brandingId': 'This brand no longer exists. Choose another one.' },
      })
  })

  test('of the last save win, unless the request is based on an older version', async ({ world }) => {
    const { validSettings, save, read, widget } = await createWidget(world, type)
    const first = await save(validSettings, widget.updatedAt)
    const outdated = new Date(Date.parse(first.updatedAt) - 60_000).toISOString()
    await expect(save(validSettings, outdated)).rejects.toMatchObject({ code: 'conflict', message: changedElsewhere })
    expect(await read()).toEqual(first)
    await expect(save(validSettings)).resolves.toBeTruthy()
  })
})

describe.each(['SEARCH', 'HOME_SALE_CALC'] as const)('%s', (type) => {
  test('opens the selected form or form group', async ({ world }) => {
    const { agency, owner, widget, validSettings, save } = await createWidget(world, type)
    const listForms = async () => {
      const journey = await owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
      return journey.forms.map(({ leadType }) => leadType)
    }
    await save({ ...validSettings, action: { actionType: 'FORM', value: agency.formIds.get('GENERAL') } })
    expect(await listForms()).toEqual(['GENERAL'])
    await save({ ...validSettings, action: { actionType: 'FORM_GROUP', value: agency.groupIds[1] } })
    expect(await listForms()).toEqual(['BUYER', 'MORTGAGE'])
  })

  test('cannot open a form of another account or a deleted one', async ({ world }) => {
    const { agency, validSettings, save } = await createWidget(world, type)
    const otherAgency = await world.factory.createAgency()
    for (const action of [
      { actionType: 'FORM', value: otherAgency.formIds.get('HV') },
      { actionType: 'FORM_GROUP', value: otherAgency.groupIds[0] },
      { actionType: 'FORM', value: agency.groupIds[0] },
      { actionType: 'FORM_GROUP', value: newId() },
    ])
      await expect(save({ ...validSettings, action })).rejects.toMatchObject({
        code: 'invalid',
        fields: { 'settings.action': 'This form no longer exists. Choose another one.' },
      })
  })
})

test('a calculator keeps its form and asks for the fields that are switched on', async ({ world }) => {
  const { agency, owner, widget, validSettings, save } = await createWidget(world, 'AFFORDABILITY_CALC')
  const getJourney = () => owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
  await save(validSettings)
  const form = { id: agency.formIds.get('BUYER') }
  expect(await getJourney()).toMatchObject({ asksAddress: false, phoneMandatory: false, forms: [form] })
  await save({ ...validSettings, includeAddress: true, phoneRequired: true })
  expect(await getJourney()).toMatchObject({
    asksAddress: true,
    addressOptional: true,
    phoneMandatory: true,
    forms: [form],
  })
})

test('a widget that an older version saved without a form gets one when it is saved again', async ({ world }) => {
  const { agency, owner, widget, validSettings, save } = await createWidget(world, 'MORTGAGE_CALC')
  await world.owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify({ heading: 'Old heading' }) })
    .where('id', '=', widget._id)
    .execute()
  const params = { widgetId: widget._id }
  expect((await owner.call('GET /agent/widget/config/:widgetId', { params })).settings).toEqual({
    ...widget.settings,
    heading: 'Old heading',
  })
  await save(validSettings)
  const journey = await owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
  expect(journey.forms).toMatchObject([{ id: agency.formIds.get('MORTGAGE') }])
})

test('of two simultaneous saves based on the same version, one is rejected', async ({ world }) => {
  const { validSettings, save, owner, widget, read } = await createWidget(world, 'SEARCH')
  const { updatedAt } = await owner.call('PATCH /agent/widget/config/:widgetId/name', {
    params: { widgetId: widget._id },
    body: { name: 'Renamed' },
  })
  await world.owner.db
    .updateTable('assets')
    .set({ updated_at: new Date(Date.parse(updatedAt) - 1000) })
    .where('id', '=', widget._id)
    .execute()
  const basedOn = (await read()).updatedAt
  const saves = await Promise.allSettled([save(validSettings, basedOn), save(validSettings, basedOn)])
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.for([
  ['html', '<img src=x onerror=alert(1)>'],
  ['sql', "'); drop table assets; --"],
  ['other scripts', 'كم تساوي قيمة منزلك؟ 家の価値 🏡'],
] as const)('a heading with %s is saved unchanged', async ([, heading], { world }) => {
  const { validSettings, save } = await createWidget(world, 'MORTGAGE_CALC')
  expect((await save({ ...validSettings, heading })).settings).toMatchObject({ heading })
})

test.for([undefined, null, 'text', [], 5])('settings of %j are rejected', async (settings, { world }) => {
  const { owner, widget } = await createWidget(world, 'SEARCH')
  const response = await owner.send('PATCH', `/api/agent/widget/config/${widget._id}/settings`, { settings })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual({ settings: 'This field is required' })
})
