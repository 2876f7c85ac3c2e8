import type { VisibilitySettings } from '@gable/shared/contact-dashboard/dashboard.ts'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

// While a new version is rolled out, servers of both versions save the same dashboards.

const everyone: VisibilitySettings = { visibilityLevel: 'all', filters: [] }

async function createDashboard(world: World) {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  invariant(dashboard, 'a new agency has a dashboard')
  const params = { dashboardId: dashboard._id }
  const get = () => agent.call('GET /agent/contact-dashboard/:dashboardId', { params })
  return { agent, dashboard, params, get }
}

test('a module that a newer version stored is not shown, and outlives every change', async ({ world }) => {
  const { agent, params, dashboard, get } = await createDashboard(world)
  const walkScore = { moduleId: 'walk', moduleType: 'WALK_SCORE', seq: 3, isActive: true, settings: { name: 'Walk' } }
  const selectStored = world.owner.db.selectFrom('assets').select('settings').where('id', '=', dashboard._id)
  await world.owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify({ modules: [walkScore, ...dashboard.modules] }) })
    .where('id', '=', dashboard._id)
    .execute()
  expect((await get()).modules.map(({ moduleType }) => moduleType)).not.toContain('WALK_SCORE')

  const { modules } = await agent.call('POST /agent/contact-dashboard/:dashboardId/modules', {
    params,
    body: { moduleType: 'CTA', settings: { ...defaultSettings.CTA }, visibilitySettings: everyone },
  })
  const moduleId = modules[0]?.moduleId ?? ''
  await agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status', {
    params: { ...params, moduleId },
    body: { isActive: true },
  })
  await agent.call('PUT /agent/contact-dashboard/:dashboardId/modules/sequence', {
    params,
    body: { modules: (await get()).modules.map((module, index) => ({ moduleId: module.moduleId, seq: index + 1 })) },
  })
  await agent.call('DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
    params: { ...params, moduleId },
  })
  const { settings } = await selectStored.executeTakeFirstOrThrow()
  expect(settings.modules).toContainEqual(walkScore)
})

test('a setting that a newer version stored in a module outlives every change', async ({ world }) => {
  const { agent, params, dashboard, get } = await createDashboard(world)
  const [equity, estimates] = ['HOME_EQUITY', 'MULTI_AVM'] as const
  const withNewKeys = dashboard.modules.map(({ settings, ...module }) => {
    if (module.moduleType === equity && 'additionalCosts' in settings)
      return {
        ...module,
        settings: {
          ...settings,
          showsTaxes: true,
          additionalCosts: settings.additionalCosts.map((cost, index) => ({ ...cost, color: index })),
        },
      }
    if (module.moduleType === estimates && 'avmSelections' in settings)
      return {
        ...module,
        settings: {
          ...settings,
          avmSelections: settings.avmSelections.map((selection) => ({ ...selection, alias: selection.provider })),
        },
      }
    return { ...module, settings }
  })
  await world.owner.db
    .updateTable('assets')
    .set({
      settings: JSON.stringify({ modules: withNewKeys }),
      general_settings: JSON.stringify({ trackingCode: '', pixel: '42' }),
    })
    .where('id', '=', dashboard._id)
    .execute()
  const { modules } = await get()
  const find = (moduleId: string) => modules.find((module) => module.moduleId === moduleId)?.settings
  expect(find(equity)).not.toHaveProperty('showsTaxes')

  const save = (moduleId: string, changes: object) =>
    agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
      params: { ...params, moduleId },
      body: { settings: { ...find(moduleId), ...changes }, visibilitySettings: everyone },
    })
  await save(equity, { heading: 'Your share' })
  await save(estimates, { avmSelections: defaultSettings.MULTI_AVM.avmSelections.toReversed() })
  await agent.call('PATCH /agent/contact-dashboard/:dashboardId/general-settings', {
    params,
    body: { trackingCode: '<script></script>' },
  })

  const stored = await world.owner.db
    .selectFrom('assets')
    .select(['settings', 'general_settings'])
    .where('id', '=', dashboard._id)
    .executeTakeFirstOrThrow()
  expect(stored.general_settings).toMatchObject({ trackingCode: '<script></script>', pixel: '42' })
  const storedModules = stored.settings.modules as { moduleId: string; settings: Record<string, unknown> }[]
  const settingsOf = (moduleId: string) => storedModules.find((module) => module.moduleId === moduleId)?.settings
  expect(settingsOf(equity)).toMatchObject({ heading: 'Your share', showsTaxes: true })
  expect(settingsOf(equity)?.additionalCosts).toMatchObject([{ color: 0 }, { color: 1 }, { color: 2 }, { color: 3 }])
  expect(settingsOf(estimates)?.avmSelections).toMatchObject([
    { provider: 'QUANTARIUM', alias: 'QUANTARIUM' },
    { provider: 'ATTOM', alias: 'ATTOM' },
    { provider: 'CORELOGIC', alias: 'CORELOGIC' },
  ])
})
