import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { defaultSettings, type ModuleSettingsOf } from '@gable/shared/contact-dashboard/module-settings.ts'
import { type ModuleType, moduleTypes } from '@gable/shared/contact-dashboard/module-type.ts'
import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { createSampleDashboard } from '@gable/shared/contact-dashboard/sample-dashboard.ts'
import { renderDashboardPage } from '../dashboard-page.tsx'

/** The sample home as its owner opens it, with the default settings of every module. */
export function createPage(overrides: Partial<PublicDashboard> = {}): PublicDashboard {
  const sample = createSampleDashboard({
    dashboardId: 'dashboard',
    brand,
    agent: {
      name: 'Jo Lund',
      title: '',
      phone: '(207) 555-0142',
      email: 'jo@harborpine.test',
      photo: null,
      bookingUrl: '',
      license: 'ME 1',
    },
    modules: moduleTypes.map((type) => createModule(type)),
    vendors: {},
    formIds: [],
    language: 'en',
    timeZone: 'America/New_York',
    today: '2026-11-22',
  })
  return { ...sample, code: 'ABCDEFGH23456789', isPreview: false, ...overrides }
}

export const createModule = <T extends ModuleType>(type: T, settings: Partial<ModuleSettingsOf[T]> = {}) =>
  ({ moduleId: type, moduleType: type, settings: { ...defaultSettings[type], ...settings } }) as PublicModule

/** The HTML of a page with one module. */
export const renderModulePage = <T extends ModuleType>(
  type: T,
  settings: Partial<ModuleSettingsOf[T]> = {},
  overrides: Partial<PublicDashboard> = {},
) => renderPage(createPage({ modules: [createModule(type, settings)], ...overrides }))

export const renderPage = (page: PublicDashboard, css = '') =>
  renderDashboardPage({ page, css, fileUrl: (file) => `/embeds/${file}`, countsMachines: false }).html

/** What a person reads, without markup. */
export const toText = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replace(/\s+/g, ' ')

const brand = toPublicBrand({
  name: 'Harbor & Pine',
  style: { primaryColor: '#1d4f91', buttonStyle: 'ROUNDED', font: 'SYSTEM', logos: [], digitalLogoId: null },
  details: { displayName: '', company: '', phone: '(207) 555-0142', email: '', address: '', website: '' },
  compliance: {
    digitalDisclaimer: {
      text: '',
      showEqualHousingLogo: true,
      showEqualHousingLenderLogo: false,
      showRealtorLogo: false,
    },
    licenseText: 'ME 1',
    spanish: { consentText: '', licenseText: '', disclaimer: '' },
    privacyPolicy: '',
    termsAndConditions: '',
  },
} as unknown as Parameters<typeof toPublicBrand>[0])
