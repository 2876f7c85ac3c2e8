import { newId } from '@gable/shared/ids.ts'
import { type WidgetType, widgetTypes } from '@gable/shared/widgets/settings.ts'
import { templates as definitions } from '@gable/shared/widgets/templates.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithOwner({ factory }: World) {
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const createWidget = (type: WidgetType = 'SEARCH', widgetName = 'Address search') =>
    owner.call('POST /agent/widget/config', { body: { type, widgetName } })
  const getWidget = (widgetId: string) => owner.call('GET /agent/widget/config/:widgetId', { params: { widgetId } })
  return { agency, owner, createWidget, getWidget }
}

describe('a new widget', () => {
  test.for([
    ['SEARCH', 'HV'],
    ['HOME_SALE_CALC', 'SELLER'],
    ['MORTGAGE_CALC', 'MORTGAGE'],
    ['AFFORDABILITY_CALC', 'BUYER'],
  ] as const)(
    'of type %s is published with the default brand and opens the %s form',
    async ([type, leadType], { world }) => {
      const { agency, owner, createWidget, getWidget } = await createAgencyWithOwner(world)
      const widget = await createWidget(type, '  Spring sale  ')
      expect(widget).toMatchObject({
        type,
        name: 'Spring sale',
        status: 'PUBLISHED',
        settings: { brandingId: agency.brandingId },
        lastUpdated: { triggeredAt: widget.updatedAt, triggeredBy: 'Ada Moss' },
        statistics: { views: 0, entrances: 0, leads: 0 },
      })
      expect(await getWidget(widget._id)).toEqual(widget)
      const journey = await owner.call('GET /public/journeys/:subjectId', { params: { subjectId: widget._id } })
      expect(journey.forms).toMatchObject([{ id: agency.formIds.get(leadType), leadType }])
    },
  )

  test('has a form setting only for types with a choice of forms', async ({ world }) => {
    const { agency, createWidget } = await createAgencyWithOwner(world)
    const form = (leadType: 'HV' | 'SELLER') => ({ actionType: 'FORM', value: agency.formIds.get(leadType) })
    expect((await createWidget('SEARCH')).settings).toHaveProperty('action', form('HV'))
    expect((await createWidget('HOME_SALE_CALC')).settings).toHaveProperty('action', form('SELLER'))
    expect((await createWidget('MORTGAGE_CALC')).settings).not.toHaveProperty('action')
    expect((await createWidget('AFFORDABILITY_CALC')).settings).not.toHaveProperty('action')
  })

  test('can be created from any template of its type', async ({ world }) => {
    const agency = await world.factory.createAgency({ plan_id: await createPlan(world, 50) })
    const owner = await world.factory.createAgent(agency)
    const templates = await owner.call('GET /agent/widget/config/templates')
    expect(templates.map(({ _id, name, config }) => [_id, name, config.type])).toEqual(
      definitions.map(({ id, name, type }) => [id, name, type]),
    )
    expect(new Set(templates.map(({ config }) => config.type))).toEqual(new Set(widgetTypes))
    for (const { _id: templateId, config } of templates) {
      const body = { type: config.type, widgetName: 'From a template', templateId }
      const { type, settings } = await owner.call('POST /agent/widget/config', { body })
      expect({ type, settings }).toEqual(config)
    }
  })

  test.for([
    [{ type: 'SEARCH' }, { widgetName: 'Enter Widget Name to continue' }],
    [{ type: 'SEARCH', widgetName: '  ' }, { widgetName: 'Enter Widget Name to continue' }],
    [{ type: 'SEARCH', widgetName: 'ab' }, { widgetName: 'Please enter at least 3 characters' }],
    [{ type: 'SEARCH', widgetName: 'x'.repeat(121) }, { widgetName: 'It should be less than 120 characters' }],
    [{ type: 'POPUP', widgetName: 'Spring sale' }, { type: 'This field is required' }],
    [{ widgetName: 'Spring sale' }, { type: 'This field is required' }],
    [
      { type: 'SEARCH', widgetName: 'Spring sale', templateId: 'refinance' },
      { templateId: 'This template does not exist for this type of widget' },
    ],
  ])('cannot be created from %j', async ([body, fields], { world }) => {
    const { owner } = await createAgencyWithOwner(world)
    const response = await owner.send('POST', '/api/agent/widget/config', body)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ code: 'invalid', message: 'Some fields need attention', fields })
    expect(await owner.call('POST /agent/widget/config/count', { body: { statuses: ['PUBLISHED'] } })).toEqual({
      count: 0,
    })
  })
})

describe('a widget', () => {
  test('can be renamed, archived and published again, and shows who changed it last', async ({ world }) => {
    const { agency, createWidget, getWidget } = await createAgencyWithOwner(world)
    const { _id: widgetId, updatedAt } = await createWidget()
    const colleague = await world.factory.createAgent(agency)
    await world.owner.db.updateTable('users').set({ first_name: 'Grace' }).where('id', '=', colleague.userId).execute()
    const params = { widgetId }

    const renamed = await colleague.call('PATCH /agent/widget/config/:widgetId/name', {
      params,
      body: { name: 'Mine' },
    })
    expect(renamed).toMatchObject({ name: 'Mine', lastUpdated: { triggeredBy: 'Grace Moss' } })
    expect(Date.parse(renamed.lastUpdated.triggeredAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt))

    const archived = await colleague.call('POST /agent/widget/config/:widgetId/archived', { params })
    expect(archived.status).toBe('ARCHIVED')
    const unarchived = await colleague.call('POST /agent/widget/config/:widgetId/unarchived', { params })
    expect(unarchived.status).toBe('PUBLISHED')
    expect(await getWidget(widgetId)).toEqual(unarchived)
  })

  test('does not change when it already has the requested status', async ({ world }) => {
    const { owner, createWidget } = await createAgencyWithOwner(world)
    const widget = await createWidget()
    const params = { widgetId: widget._id }
    expect(await owner.call('POST /agent/widget/config/:widgetId/unarchived', { params })).toEqual(widget)
    const archived = await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
    expect(await owner.call('POST /agent/widget/config/:widgetId/archived', { params })).toEqual(archived)
  })

  test('cannot be edited, renamed or cloned while it is archived', async ({ world }) => {
    const { owner, createWidget, getWidget } = await createAgencyWithOwner(world)
    const { _id: widgetId, settings } = await createWidget()
    const params = { widgetId }
    const archived = await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
    const editRefused = { code: 'conflict', message: 'To edit this widget, you must unarchive it.' }
    await expect(
      owner.call('PATCH /agent/widget/config/:widgetId/settings', { params, body: { settings } }),
    ).rejects.toMatchObject(editRefused)
    await expect(
      owner.call('PATCH /agent/widget/config/:widgetId/name', { params, body: { name: 'Another' } }),
    ).rejects.toMatchObject(editRefused)
    await expect(
      owner.call('POST /agent/widget/config/:widgetId/clone', { params, body: { widgetName: 'Another' } }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'To clone this widget, you must unarchive it.' })
    expect(await getWidget(widgetId)).toEqual(archived)
  })

  test('can be cloned with its settings under a new name and id', async ({ world }) => {
    const { owner, createWidget, getWidget } = await createAgencyWithOwner(world)
    const original = await createWidget('MORTGAGE_CALC', 'Payments')
    const params = { widgetId: original._id }
    const settings = { ...original.settings, heading: 'Ours', defaultState: 'ME' }
    const saved = await owner.call('PATCH /agent/widget/config/:widgetId/settings', { params, body: { settings } })
    const clone = await owner.call('POST /agent/widget/config/:widgetId/clone', {
      params,
      body: { widgetName: 'Payments, too' },
    })
    expect(clone).toMatchObject({ type: 'MORTGAGE_CALC', name: 'Payments, too', status: 'PUBLISHED' })
    expect(clone._id).not.toBe(original._id)
    expect(clone.settings).toEqual(saved.settings)
    expect(await getWidget(original._id)).toEqual(saved)
    const journeys = await Promise.all(
      [original, clone].map(({ _id: subjectId }) =>
        owner.call('GET /public/journeys/:subjectId', { params: { subjectId } }),
      ),
    )
    expect(journeys[1]?.forms).toEqual(journeys[0]?.forms)
  })

  test('is not found for another account, and neither is an asset of another kind', async ({ world }) => {
    const { agency, owner, createWidget, getWidget } = await createAgencyWithOwner(world)
    const widget = await createWidget()
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const page = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
    const base = '/api/agent/widget/config'
    for (const [caller, id] of [
      [rival, widget._id],
      [owner, page.subjectId],
      [owner, newId()],
      [owner, 'nonsense'],
    ] as const)
      for (const [method, path, body] of [
        ['GET', ''],
        ['PATCH', '/settings', { settings: widget.settings }],
        ['PATCH', '/name', { name: 'Taken over' }],
        ['POST', '/archived'],
        ['POST', '/unarchived'],
        ['POST', '/clone', { widgetName: 'Taken over' }],
      ] as const)
        expect((await caller.send(method, `${base}/${id}${path}`, body)).statusCode, `${method} ${path}`).toBe(404)
    expect(await getWidget(widget._id)).toEqual(widget)
  })

  test('records changes in the audit log', async ({ world }) => {
    const { agency, owner, createWidget } = await createAgencyWithOwner(world)
    const { _id: widgetId } = await createWidget()
    await owner.call('POST /agent/widget/config/:widgetId/archived', { params: { widgetId } })
    const entries = await world.owner.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('account_id', '=', agency.accountId)
      .orderBy('id')
      .execute()
    expect(entries.slice(-2)).toEqual([
      { action: 'POST /agent/widget/config', subject: {} },
      { action: 'POST /agent/widget/config/:widgetId/archived', subject: { widgetId } },
    ])
  })
})

async function createPlan({ owner }: World, widgets: number) {
  const id = newId()
  await owner.db
    .insertInto('plans')
    .values({ id, plan_name: 'Wide', feature_flags: '{}', numerical_feature_map: JSON.stringify({ widgets }) })
    .execute()
  return id
}
