import type { AssetKind } from '../assets/asset.ts'
import { defaultSettings } from '../contact-dashboard/module-settings.ts'
import { bigAccount, type DemoAgency, demoAccounts } from './people.ts'

export interface DemoAsset {
  id: string
  agency: DemoAgency
  kind: AssetKind
  /** Widget type or page layout. */
  type: string
  name: string
  /** A page of the agency's founder instead of the agency. */
  isPersonal?: boolean
}

/** The widgets, pages and dashboards with visits from the first day of the demo. */
export const demoAssets = [
  asset('harborAndHill', 'widget', 'SEARCH', 'Home page address search', 'a1'),
  asset('harborAndHill', 'widget', 'HOME_SALE_CALC', 'What would I walk away with?', 'a2'),
  asset('harborAndHill', 'widget', 'MORTGAGE_CALC', 'Monthly payment calculator', 'a3'),
  asset('harborAndHill', 'widget', 'AFFORDABILITY_CALC', 'How much house can I afford?', 'a4'),
  asset('harborAndHill', 'landing-page', 'JOURNEY', 'Home Value Leads', 'a5'),
  asset('harborAndHill', 'landing-page', 'WEBSITE_1', 'Sell by Summer', 'a6'),
  asset('harborAndHill', 'landing-page', 'TABBED_WEBSITE_1', 'Sell, Buy or Stay', 'a7'),
  asset('harborAndHill', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'a8'),
  { ...asset('harborAndHill', 'landing-page', 'WEBSITE_1', 'Sell with Eleanor', 'a9'), isPersonal: true },
  asset('larkspur', 'widget', 'SEARCH', 'What is my home worth?', 'b1'),
  asset('larkspur', 'widget', 'MORTGAGE_CALC', 'Mortgage calculator', 'b2'),
  asset('larkspur', 'landing-page', 'WEBSITE_1', 'Front Range Home Values', 'b3'),
  asset('larkspur', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'b4'),
  asset('quinceStreet', 'landing-page', 'JOURNEY', 'Know Your Home', 'c1'),
  asset('quinceStreet', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'c2'),
] as const satisfies readonly DemoAsset[]

const bigAssetTypes = [
  ['widget', 'SEARCH'],
  ['landing-page', 'JOURNEY'],
  ['widget', 'MORTGAGE_CALC'],
  ['landing-page', 'WEBSITE_1'],
  ['widget', 'HOME_SALE_CALC'],
  ['widget', 'AFFORDABILITY_CALC'],
] as const

const names = {
  SEARCH: 'Address search',
  JOURNEY: 'Home value journey',
  MORTGAGE_CALC: 'Mortgage calculator',
  WEBSITE_1: 'Website',
  HOME_SALE_CALC: 'Home-sale calculator',
  AFFORDABILITY_CALC: 'Affordability calculator',
} as const

export const listDemoAssets = (agency: DemoAgency): DemoAsset[] => demoAssets.filter((asset) => asset.agency === agency)

/** The buttons that owners click on the demo's seller dashboards. The id of a standard module is its type. */
export const demoDashboardModules = [
  {
    moduleId: 'HOME_ESTIMATE',
    name: defaultSettings.HOME_ESTIMATE.name,
    text: defaultSettings.HOME_ESTIMATE.linkText,
  },
  {
    moduleId: 'HOME_EQUITY',
    name: defaultSettings.HOME_EQUITY.name,
    text: defaultSettings.HOME_EQUITY.ctaButton.label,
  },
  {
    moduleId: 'SELLING_OPTIONS',
    name: defaultSettings.SELLING_OPTIONS.name,
    text: defaultSettings.SELLING_OPTIONS.customSellingOption2.ctaButton.label,
  },
  {
    moduleId: 'CONTACT_AGENT',
    name: defaultSettings.CONTACT_AGENT.name,
    text: defaultSettings.CONTACT_AGENT.buttonLabel,
  },
  {
    moduleId: 'MORTGAGE_TREND',
    name: defaultSettings.MORTGAGE_TREND.name,
    text: defaultSettings.MORTGAGE_TREND.ctaButton.label,
  },
] as const

/** The widgets and pages of `npm run seed -- --big`, most visited first, and its one dashboard. */
export const bigAssets: readonly Omit<DemoAsset, 'agency'>[] = Array.from({ length: 50 }, (_, index) => {
  const [kind, type] = bigAssetTypes[index % bigAssetTypes.length] ?? bigAssetTypes[0]
  const suffix = index.toString(16).padStart(2, '0')
  const id = `${bigAccount.slice(0, 13)}-7000-8c00-0000000001${suffix}`
  if (index === 49) return { id, kind: 'contact-dashboard', type: 'DASHBOARD', name: 'Seller Dashboard' }
  return { id, kind, type, name: `${names[type]} ${Math.floor(index / bigAssetTypes.length) + 1}` }
})

function asset<K extends AssetKind>(agency: DemoAgency, kind: K, type: string, name: string, suffix: string) {
  const id = `${demoAccounts[agency].slice(0, 13)}-7000-8c00-0000000000${suffix}`
  return { id, agency, kind, type, name }
}
