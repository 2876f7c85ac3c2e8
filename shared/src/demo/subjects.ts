import { bigAccount, type DemoAgency, demoAccounts } from './people.ts'

export type CountedSubject = 'widget' | 'landing-page' | 'contact-dashboard'

export interface DemoSubject {
  id: string
  agency: DemoAgency
  subject: CountedSubject
  /** Widget type or page layout. */
  type: string
  name: string
  /** Whether it is a page of the agency's founder rather than the agency's. */
  isPersonal?: boolean
}

/** The things whose visits are counted from the first day of the demo. */
export const demoSubjects = [
  subject('harborAndHill', 'widget', 'SEARCH', 'Home page address search', 'a1'),
  subject('harborAndHill', 'widget', 'HOME_SALE_CALC', 'What would I walk away with?', 'a2'),
  subject('harborAndHill', 'widget', 'MORTGAGE_CALC', 'Monthly payment calculator', 'a3'),
  subject('harborAndHill', 'widget', 'AFFORDABILITY_CALC', 'How much house can I afford?', 'a4'),
  subject('harborAndHill', 'landing-page', 'JOURNEY', 'Home Value Leads', 'a5'),
  subject('harborAndHill', 'landing-page', 'WEBSITE_1', 'Sell by Summer', 'a6'),
  subject('harborAndHill', 'landing-page', 'TABBED_WEBSITE_1', 'Sell, Buy or Stay', 'a7'),
  subject('harborAndHill', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'a8'),
  { ...subject('harborAndHill', 'landing-page', 'WEBSITE_1', 'Sell with Eleanor', 'a9'), isPersonal: true },
  subject('larkspur', 'widget', 'SEARCH', 'What is my home worth?', 'b1'),
  subject('larkspur', 'widget', 'MORTGAGE_CALC', 'Mortgage calculator', 'b2'),
  subject('larkspur', 'landing-page', 'WEBSITE_1', 'Front Range Home Values', 'b3'),
  subject('larkspur', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'b4'),
  subject('quinceStreet', 'landing-page', 'JOURNEY', 'Know Your Home', 'c1'),
  subject('quinceStreet', 'contact-dashboard', 'DASHBOARD', 'Seller Dashboard', 'c2'),
] as const satisfies readonly DemoSubject[]

const bigKinds = [
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

export const demoSubjectsOf = (agency: DemoAgency): DemoSubject[] =>
  demoSubjects.filter((subject) => subject.agency === agency)

/** The buttons of the demo's seller dashboards that people press. */
export const demoDashboardModules = [
  {
    moduleId: '018bb2c0-1e00-7000-8d00-000000000001',
    moduleType: 'HOME_ESTIMATE',
    name: 'Home Estimate',
    text: 'Request a precise value',
  },
  {
    moduleId: '018bb2c0-1e00-7000-8d00-000000000002',
    moduleType: 'HOME_EQUITY',
    name: 'Home Equity',
    text: 'Talk about my equity',
  },
  {
    moduleId: '018bb2c0-1e00-7000-8d00-000000000003',
    moduleType: 'SELLING_OPTIONS',
    name: 'Selling Options',
    text: 'Get a cash offer',
  },
  {
    moduleId: '018bb2c0-1e00-7000-8d00-000000000004',
    moduleType: 'CONTACT_AGENT',
    name: 'Contact Agent',
    text: 'Contact me',
  },
  {
    moduleId: '018bb2c0-1e00-7000-8d00-000000000005',
    moduleType: 'MORTGAGE_TREND',
    name: 'Mortgage Trend',
    text: 'Could I refinance?',
  },
] as const

/** The widgets and pages of `npm run seed -- --big`, the most visited first, and its one dashboard. */
export const bigSubjects: readonly Omit<DemoSubject, 'agency'>[] = Array.from({ length: 50 }, (_, index) => {
  const [subject, type] = bigKinds[index % bigKinds.length] ?? bigKinds[0]
  const tail = index.toString(16).padStart(2, '0')
  const id = `${bigAccount.slice(0, 13)}-7000-8c00-0000000001${tail}`
  if (index === 49) return { id, subject: 'contact-dashboard', type: 'DASHBOARD', name: 'Seller Dashboard' }
  return { id, subject, type, name: `${names[type]} ${Math.floor(index / bigKinds.length) + 1}` }
})

function subject<S extends CountedSubject>(agency: DemoAgency, subject: S, type: string, name: string, tail: string) {
  const id = `${demoAccounts[agency].slice(0, 13)}-7000-8c00-0000000000${tail}`
  return { id, agency, subject, type, name }
}
