import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type WidgetSettings, type WidgetType, widgetTypes } from '@gable/shared/widgets/settings.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function widgetOf(world: World, type: WidgetType) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const widget = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Spring sale' } })
  const params = { widgetId: widget._id }
  const ready = {
    ...widget.settings,
    ...('defaultState' in widget.settings && { defaultState: 'ME' }),
  } as WidgetSettings
  return {
    agency,
    owner,
    widget,
    ready,
    read: () => owner.call('GET /agent/widget/config/:widgetId', { params }),
    save: (settings: object, basedOn?: string) =>
      owner.call('PATCH /agent/widget/config/:widgetId/settings', {
        params,
        body: { settings: settings as WidgetSettings, ...(basedOn && { basedOn }) },
      }),
  }
}

describe.each(widgetTypes)('the settings of %s', (type) => {
  test('are kept whole, and can be sent back as they were read', async ({ world }) => {
    const { ready, save, read, widget } = await widgetOf(world, type)
    const saved = await save({ ...ready, unknown: 'key' })
    expect(saved.settings).toEqual(ready)
    expect(await read()).toEqual(saved)
    expect(Date.parse(saved.updatedAt)).toBeGreaterThanOrEqual(Date.parse(widget.updatedAt))
    expect((await save(saved.settings)).settings).toEqual(ready)
  })

  test('are refused with a message for each field, and nothing of them is kept', async ({ world }) => {
    const { save, read, widget } = await widgetOf(world, type)
    const refusal = await save({ brandingId: '' }).catch((problem) => problem)
    expect(refusal).toMatchObject({ code: 'invalid', message: 'Some fields need attention' })
    expect(refusal.fields['settings.brandingId']).toBe('This field is required')
    expect(Object.keys(refusal.fields).length).toBeGreaterThan(2)
    expect(await read()).toEqual(widget)
  })

  test('name no brand of another account, and none that is not there', async ({ world }) => {
    const { ready, save } = await widgetOf(world, type)
    const theirs = await world.factory.createAgency()
    for (const brandingId of [theirs.brandingId, newId()])
      await expect(save({ ...ready, brandingId })).rejects.toMatchObject({
        code: 'invalid',
        fields: { 'settings.brandingId': 'This brand no longer exists. Choose another one.' },
      })
  })

  test('are those of the last who saved, unless somebody wants to know of the other', async ({ world }) => {
    const { ready, save, read, widget } = await widgetOf(world, type)
    const first = await save(ready, widget.updatedAt)
    const seenEarlier = new Date(Date.parse(first.updatedAt) - 60_000).toISOString()
    await expect(save(ready, seenEarlier)).rejects.toMatchObject({ code: 'conflict', message: changedElsewhere })
    expect(await read()).toEqual(first)
    await expect(save(ready)).resolves.toBeTruthy()
  })
})

describe.each(['SEARCH', 'HOME_SALE_CALC'] as const)('%s', (type) => {
  test('leads to the form or the group that was chosen', async ({ world }) => {
    const { agency, owner, widget, ready, save } = await widgetOf(world, type)
    const forms = async () => {
      const journey = await owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
      return journey.forms.map(({ leadType }) => leadType)
    }
    await save({ ...ready, action: { actionType: 'FORM', value: agency.formIds.get('GENERAL') } })
    expect(await forms()).toEqual(['GENERAL'])
    await save({ ...ready, action: { actionType: 'FORM_GROUP', value: agency.groupIds[1] } })
    expect(await forms()).toEqual(['BUYER', 'MORTGAGE'])
  })

  test('leads to no form of another account, and to none that is not there', async ({ world }) => {
    const { agency, ready, save } = await widgetOf(world, type)
    const theirs = await world.factory.createAgency()
    for (const action of [
      { actionType: 'FORM', value: theirs.formIds.get('HV') },
      { actionType: 'FORM_GROUP', value: theirs.groupIds[0] },
      { actionType: 'FORM', value: agency.groupIds[0] },
      { actionType: 'FORM_GROUP', value: newId() },
    ])
      await expect(save({ ...ready, action })).rejects.toMatchObject({
        code: 'invalid',
        fields: { 'settings.action': 'This form no longer exists. Choose another one.' },
      })
  })
})

test('a calculator goes on leading where it leads, and asks for what it is set to ask for', async ({ world }) => {
  const { agency, owner, widget, ready, save } = await widgetOf(world, 'AFFORDABILITY_CALC')
  const journey = () => owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
  await save(ready)
  const form = { id: agency.formIds.get('BUYER') }
  expect(await journey()).toMatchObject({ asksAddress: false, phoneMandatory: false, forms: [form] })
  await save({ ...ready, includeAddress: true, phoneRequired: true })
  expect(await journey()).toMatchObject({
    asksAddress: true,
    addressOptional: true,
    phoneMandatory: true,
    forms: [form],
  })
})

test('one that was saved without a form by an older version has one after it is saved', async ({ world }) => {
  const { agency, owner, widget, ready, save } = await widgetOf(world, 'MORTGAGE_CALC')
  await world.owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify({ heading: 'Old words' }) })
    .where('id', '=', widget._id)
    .execute()
  const params = { widgetId: widget._id }
  expect((await owner.call('GET /agent/widget/config/:widgetId', { params })).settings).toEqual({
    ...widget.settings,
    heading: 'Old words',
  })
  await save(ready)
  const journey = await owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
  expect(journey.forms).toMatchObject([{ id: agency.formIds.get('MORTGAGE') }])
})

test('of two who save at once upon the same, one is told', async ({ world }) => {
  const { ready, save, owner, widget, read } = await widgetOf(world, 'SEARCH')
  const { updatedAt } = await owner.call('PATCH /agent/widget/config/:widgetId/name', {
    params: { widgetId: widget._id },
    body: { name: 'Begun' },
  })
  await world.owner.db
    .updateTable('assets')
    .set({ updated_at: new Date(Date.parse(updatedAt) - 1000) })
    .where('id', '=', widget._id)
    .execute()
  const basedOn = (await read()).updatedAt
  const saves = await Promise.allSettled([save(ready, basedOn), save(ready, basedOn)])
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.for([
  ['html', '<img src=x onerror=alert(1)>'],
  ['sql', "'); drop table assets; --"],
  ['other scripts', 'كم تساوي قيمة منزلك؟ 家の価値 🏡'],
] as const)('a heading keeps %s as the text it is', async ([, heading], { world }) => {
  const { ready, save } = await widgetOf(world, 'MORTGAGE_CALC')
  expect((await save({ ...ready, heading })).settings).toMatchObject({ heading })
})

test.for([undefined, null, 'text', [], 5])('settings cannot be %j', async (settings, { world }) => {
  const { owner, widget } = await widgetOf(world, 'SEARCH')
  const answer = await owner.send('PATCH', `/api/agent/widget/config/${widget._id}/settings`, { settings })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual({ settings: 'This field is required' })
})
