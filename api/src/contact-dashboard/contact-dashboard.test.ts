import type { ContactDashboard, VisibilitySettings } from '@gable/shared/contact-dashboard/dashboard.ts'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

const everyone: VisibilitySettings = { visibilityLevel: 'all', filters: [] }

async function createDashboard(world: World) {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  invariant(dashboard, 'a new agency has a dashboard')
  const params = { dashboardId: dashboard._id }
  const get = () => agent.call('GET /agent/contact-dashboard/:dashboardId', { params })
  const addModule = (moduleType: 'CTA' | 'HTML' = 'CTA') =>
    agent.call('POST /agent/contact-dashboard/:dashboardId/modules', {
      params,
      body: {
        moduleType,
        settings: { ...(moduleType === 'CTA' ? defaultSettings.CTA : { name: 'HTML Module', htmlCode: '<b>Hi</b>' }) },
        visibilitySettings: everyone,
      },
    })
  return { agency, agent, dashboard, params, get, addModule }
}

const toTypes = ({ modules }: ContactDashboard) => modules.map(({ moduleType }) => moduleType)

test('a new agency has one dashboard with the standard modules', async ({ world }) => {
  const { dashboard, get } = await createDashboard(world)
  expect(dashboard).toMatchObject({
    name: 'Seller Dashboard',
    generalSettings: { trackingCode: '' },
    statistics: { views: 0, clicks: 0, leads: 0 },
  })
  expect(toTypes(dashboard).slice(0, 3)).toEqual(['HOME_ESTIMATE', 'MULTI_AVM', 'HOME_VALUE_TREND'])
  expect(dashboard.modules).toHaveLength(11)
  expect(await get()).toEqual(dashboard)
})

describe('a module', () => {
  test('is added on top and hidden', async ({ world }) => {
    const { addModule } = await createDashboard(world)
    const { modules } = await addModule()
    expect(modules[0]).toMatchObject({ moduleType: 'CTA', seq: 0, isActive: false, settings: { name: 'CTA Block' } })
    expect((await addModule()).modules[0]).toMatchObject({ seq: -1 })
  })

  test('is displayed, hidden and removed', async ({ world }) => {
    const { agent, params, addModule, get } = await createDashboard(world)
    const moduleId = (await addModule()).modules[0]?.moduleId ?? ''
    const path = { ...params, moduleId }
    const setStatus = (isActive: boolean) =>
      agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status', {
        params: path,
        body: { isActive },
      })
    expect((await setStatus(true)).modules[0]?.isActive).toBe(true)
    expect((await setStatus(false)).modules[0]?.isActive).toBe(false)
    await agent.call('DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId', { params: path })
    expect(toTypes(await get())).not.toContain('CTA')
  })

  test('that every dashboard has cannot be removed', async ({ world }) => {
    const { agent, params } = await createDashboard(world)
    await expect(
      agent.call('DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
        params: { ...params, moduleId: 'COMPS' },
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test('keeps its settings and who sees it', async ({ world }) => {
    const { agent, params, get } = await createDashboard(world)
    const settings = { ...defaultSettings.COMPS, heading: 'Sold around the corner' }
    const filters = [{ key: 'tags', anyOf: ['Past client'] }]
    await agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
      params: { ...params, moduleId: 'COMPS' },
      body: { settings, visibilitySettings: { visibilityLevel: 'filtered', filters } },
    })
    const comps = (await get()).modules.find(({ moduleId }) => moduleId === 'COMPS')
    expect(comps).toMatchObject({ settings, visibilitySettings: { visibilityLevel: 'filtered', filters } })
    await agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
      params: { ...params, moduleId: 'COMPS' },
      body: { settings, visibilitySettings: { visibilityLevel: 'filtered', filters: [] } },
    })
    expect((await get()).modules.find(({ moduleId }) => moduleId === 'COMPS')?.visibilitySettings).toEqual(everyone)
  })

  test('is not saved with invalid settings, unknown filters, or what belongs to another account', async ({ world }) => {
    const { agent, params, get, dashboard } = await createDashboard(world)
    const stranger = await createDashboard(world)
    const foreignForm = stranger.agency.formIds.get('HV') ?? ''
    const save = (moduleId: string, settings: object, filters: object[] = []) =>
      agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
        params: { ...params, moduleId },
        body: { settings: { ...settings }, visibilitySettings: { visibilityLevel: 'filtered', filters } as never },
      })
    await expect(save('COMPS', { ...defaultSettings.COMPS, heading: '' })).rejects.toMatchObject({
      fields: { 'settings.heading': 'Heading is required' },
    })
    await expect(save('COMPS', defaultSettings.COMPS, [{ key: 'shoeSize', is: true }])).rejects.toMatchObject({
      fields: { 'filters.0': 'This filter does not exist' },
    })
    const action = { actionType: 'FORM', value: foreignForm, leadType: '' }
    await expect(
      save('PRIMARY_CTA', { ...defaultSettings.PRIMARY_CTA, ctaButton: { type: 'PRIMARY', label: 'Go', action } }),
    ).rejects.toMatchObject({
      fields: { 'settings.ctaButton.action.value': expect.stringContaining('no longer exists') },
    })
    expect(await get()).toEqual(dashboard)
  })

  test('that someone else saved meanwhile is not overwritten', async ({ world }) => {
    const { agent, params, dashboard } = await createDashboard(world)
    const save = (heading: string) =>
      agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
        params: { ...params, moduleId: 'COMPS' },
        body: {
          settings: { ...defaultSettings.COMPS, heading },
          visibilitySettings: everyone,
          basedOn: dashboard.modules[0]?.updatedAt,
        },
      })
    await save('First')
    await expect(save('Second')).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('the order of the modules is saved, unless it does not name them all', async ({ world }) => {
  const { agent, params, dashboard, addModule } = await createDashboard(world)
  const reorder = (ids: string[]) =>
    agent.call('PUT /agent/contact-dashboard/:dashboardId/modules/sequence', {
      params,
      body: { modules: ids.map((moduleId, index) => ({ moduleId, seq: index + 1 })) },
    })
  const reversed = dashboard.modules.map(({ moduleId }) => moduleId).reverse()
  expect((await reorder(reversed)).modules.map(({ moduleId }) => moduleId)).toEqual(reversed)
  await addModule()
  await expect(reorder(reversed)).rejects.toMatchObject({ code: 'conflict' })
})

test('the tracking code is saved up to its limit', async ({ world }) => {
  const { agent, params, get } = await createDashboard(world)
  const save = (trackingCode: string) =>
    agent.call('PATCH /agent/contact-dashboard/:dashboardId/general-settings', { params, body: { trackingCode } })
  await save('x'.repeat(10_000))
  expect((await get()).generalSettings.trackingCode).toHaveLength(10_000)
  await expect(save('x'.repeat(10_001))).rejects.toMatchObject({
    fields: { trackingCode: 'Tracking code cannot be more than 10000 characters' },
  })
})

test('a tracking code that someone else saved meanwhile is not overwritten, while a saved module causes no conflict', async ({
  world,
}) => {
  const { agent, params, dashboard, get, addModule } = await createDashboard(world)
  const save = (trackingCode: string, { updatedAt: basedOn } = dashboard.generalSettings) =>
    agent.call('PATCH /agent/contact-dashboard/:dashboardId/general-settings', {
      params,
      body: { trackingCode, basedOn },
    })
  const { generalSettings } = await save('first')
  await expect(save('second')).rejects.toMatchObject({ code: 'conflict' })
  await addModule()
  expect((await get()).generalSettings).toEqual(generalSettings)
  await save('third', generalSettings)
  expect((await get()).generalSettings.trackingCode).toBe('third')
})

test('an agent without the marketing permission sees and changes nothing', async ({ world }) => {
  const { agency, params } = await createDashboard(world)
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  await expect(colleague.call('GET /agent/contact-dashboard')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(
    colleague.call('PATCH /agent/contact-dashboard/:dashboardId/general-settings', {
      params,
      body: { trackingCode: 'x' },
    }),
  ).rejects.toMatchObject({ code: 'forbidden' })
})

test('a dashboard of another account does not exist', async ({ world }) => {
  const { dashboard } = await createDashboard(world)
  const { agent } = await createDashboard(world)
  for (const dashboardId of [dashboard._id, newId()])
    await expect(
      agent.call('GET /agent/contact-dashboard/:dashboardId', { params: { dashboardId } }),
    ).rejects.toMatchObject({ code: 'not_found' })
})

describe('a vendor', () => {
  const lender = { type: 'COMPANY', companyName: 'Bayside Lending', nmlsId: '123456', email: '', phone: '' } as const

  test('is created, changed and deleted, and missing values are left out', async ({ world }) => {
    const { agent } = await createDashboard(world)
    const vendor = await agent.call('POST /agent/vendors', { body: lender })
    expect(vendor).toEqual({
      _id: vendor._id,
      type: 'COMPANY',
      companyName: 'Bayside Lending',
      nmlsId: '123456',
      updatedAt: vendor.updatedAt,
    })
    const params = { vendorId: vendor._id }
    const person = { type: 'INDIVIDUAL', name: 'Ruth Adler', category: 'LENDER' } as const
    expect(await agent.call('PATCH /agent/vendors/:vendorId', { params, body: person })).toMatchObject(person)
    await agent.call('DELETE /agent/vendors/:vendorId', { params })
    expect(await agent.call('GET /agent/vendors')).toEqual([])
  })

  test('needs a name, or a company name', async ({ world }) => {
    const { agent } = await createDashboard(world)
    const getFields = (body: object) =>
      agent.call('POST /agent/vendors', { body: body as never }).catch(({ fields }) => fields)
    expect(await getFields({ type: 'INDIVIDUAL' })).toEqual({ name: 'Name is required' })
    expect(await getFields({ type: 'COMPANY', companyName: ' ' })).toEqual({ companyName: 'Company name is required' })
    expect(await getFields({})).toMatchObject({ type: 'Vendor Type is required.' })
    expect(await getFields({ ...lender, nmlsId: 'x'.repeat(21), email: 'no', phone: '12' })).toEqual({
      nmlsId: 'License cannot be more than 20 characters',
      email: 'Please enter a valid email address',
      phone: 'Enter a valid phone number',
    })
  })

  test('of another account cannot be read or changed', async ({ world }) => {
    const { agent } = await createDashboard(world)
    const { _id: vendorId } = await agent.call('POST /agent/vendors', { body: lender })
    const { agent: stranger } = await createDashboard(world)
    expect(await stranger.call('GET /agent/vendors')).toEqual([])
    await expect(
      stranger.call('PATCH /agent/vendors/:vendorId', { params: { vendorId }, body: lender }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})
