import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { createSampleDashboard } from '@gable/shared/contact-dashboard/sample-dashboard.ts'
import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { toPreviewModules } from './preview-modules.ts'

// Only the frame renders the brand.
const brand = {} as PublicBrand
const page = createSampleDashboard({
  dashboardId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1',
  brand,
  agent: { name: 'Ada Moss', phone: '', title: '', email: '', photo: null, bookingUrl: '', license: '' },
  modules: [],
  vendors: {},
  formIds: [],
  language: 'en',
  timeZone: 'America/New_York',
  today: '2026-11-22',
})
const modules = listDefaultModules('2026-11-22T00:00:00.000Z')
const preview = (change: { selectedModuleId?: string; draft?: Draft; hasHomeward?: boolean } = {}) =>
  toPreviewModules({
    page,
    isOfContact: false,
    modules,
    selectedModuleId: undefined,
    draft: undefined,
    hasHomeward: false,
    ...change,
  })
const findModule = (shown: readonly PublicModule[], id: string) => shown.find(({ moduleId }) => moduleId === id)

test('the preview shows displayed modules in order, and a hidden one while its panel is open', () => {
  expect(findModule(preview(), 'MULTI_AVM')).toBeUndefined()
  expect(
    preview({ selectedModuleId: 'MULTI_AVM' })
      .slice(0, 3)
      .map(({ moduleId }) => moduleId),
  ).toEqual(['HOME_ESTIMATE', 'MULTI_AVM', 'HOME_VALUE_TREND'])
})

test('the preview as a contact shows what their filters let them see, and the module of the open panel', () => {
  const seen = modules.filter(({ moduleType }) => moduleType === 'HOME_ESTIMATE') as unknown as PublicModule[]
  const asContact = {
    page: { ...page, modules: seen },
    isOfContact: true,
    modules,
    draft: undefined,
    hasHomeward: false,
  }
  const show = (selectedModuleId?: string) =>
    toPreviewModules({ ...asContact, selectedModuleId }).map(({ moduleId }) => moduleId)
  expect(show()).toEqual(['HOME_ESTIMATE'])
  expect(show('COMPS')).toEqual(['HOME_ESTIMATE', 'COMPS'])
})

test('the preview shows the unsaved settings of a module', () => {
  const draft = { moduleId: 'COMPS', settings: { ...defaultSettings.COMPS, heading: 'Sold around the corner' } }
  const shown = preview({ draft })
  expect(findModule(shown, 'COMPS')?.settings).toEqual(draft.settings)
  expect(findModule(shown, 'HOME_DETAILS')?.settings).toEqual(defaultSettings.HOME_DETAILS)
})

test('the preview shows the Homeward option only while Homeward is connected', () => {
  const { SELLING_OPTIONS: settings } = defaultSettings
  const draft = {
    moduleId: 'SELLING_OPTIONS',
    settings: { ...settings, homeward: { ...settings.homeward, enabled: true } },
  }
  const showsHomeward = (hasHomeward: boolean) => {
    const module = findModule(preview({ selectedModuleId: 'SELLING_OPTIONS', draft, hasHomeward }), 'SELLING_OPTIONS')
    return module?.moduleType === 'SELLING_OPTIONS' && module.settings.homeward.enabled
  }
  expect([showsHomeward(true), showsHomeward(false)]).toEqual([true, false])
})

test('an empty or half typed number counts as zero in the preview', () => {
  const [first, second, ...others] = defaultSettings.HOME_EQUITY.additionalCosts
  const additionalCosts = [{ ...first, defaultPerc: null }, { ...second, defaultPerc: Number.NaN }, ...others]
  const settings = { ...defaultSettings.HOME_EQUITY, additionalCosts } as unknown as Draft['settings']
  const shown = findModule(preview({ draft: { moduleId: 'HOME_EQUITY', settings } }), 'HOME_EQUITY')
  expect(shown?.settings).toMatchObject({ additionalCosts: [{ defaultPerc: 0 }, { defaultPerc: 0 }, ...others] })
})
