/** The apps of the marketplace, in the order they are listed in. */
export const appNames = ['follow-up-boss', 'zapier', 'apination', 'realsync', 'homeward', 'zestimate'] as const
export type AppName = (typeof appNames)[number]

export type AppPage = 'overview' | 'authentication' | 'contact-sync' | 'user-mapping' | 'sync-report' | 'about'

/** What somebody consents to when they connect an app. */
export const appScopes = {
  'contacts:read': 'Read your contacts, their tags and notes, and the tasks of their leads',
  'contacts:write': 'Create and update contacts and their notes',
  'leads:write': 'Create and update leads and their tasks',
  'events:read': 'Hear when something happens, such as a new lead',
  'properties:write': 'Add estimates to the homes of your contacts',
  'dashboards:write': 'Add a selling option to your contact dashboards',
} as const
export type AppScope = keyof typeof appScopes

export interface AppManifest {
  title: string
  tagline: string
  category: 'CRM' | 'Automation' | 'Lead sources' | 'Selling' | 'Home values'
  /** `APP_KEY` is a key that the app gave to the agent; `OUR_KEY` is one that the agent enters in the app. */
  authentication: 'NONE' | 'APP_KEY' | 'OUR_KEY'
  scopes: readonly AppScope[]
  /** The first one is where the app opens. */
  pages: readonly AppPage[]
}

export const appCatalog: Record<AppName, AppManifest> = {
  'follow-up-boss': {
    title: 'Follow Up Boss',
    tagline: 'Keep contacts, notes, tasks and stages the same in both, whichever your team works in.',
    category: 'CRM',
    authentication: 'APP_KEY',
    scopes: ['contacts:read', 'contacts:write', 'leads:write', 'events:read'],
    pages: ['overview', 'contact-sync', 'user-mapping', 'sync-report', 'about'],
  },
  zapier: {
    title: 'Zapier',
    tagline: 'Connect thousands of other apps, without code.',
    category: 'Automation',
    authentication: 'OUR_KEY',
    scopes: ['contacts:read', 'contacts:write', 'leads:write', 'events:read'],
    pages: ['overview', 'authentication', 'about'],
  },
  apination: {
    title: 'API Nation',
    tagline: 'Move leads and contacts between the systems of your business.',
    category: 'Automation',
    authentication: 'OUR_KEY',
    scopes: ['contacts:read', 'contacts:write', 'leads:write', 'events:read'],
    pages: ['overview', 'authentication', 'about'],
  },
  realsync: {
    title: 'RealSync',
    tagline: 'Bring in leads from your other lead sources as they arrive.',
    category: 'Lead sources',
    authentication: 'OUR_KEY',
    scopes: ['contacts:read', 'contacts:write', 'leads:write'],
    pages: ['overview', 'authentication', 'about'],
  },
  homeward: {
    title: 'Homeward',
    tagline: 'Let homeowners buy their next home before they sell.',
    category: 'Selling',
    authentication: 'NONE',
    scopes: ['dashboards:write'],
    pages: ['about'],
  },
  zestimate: {
    title: 'Zestimate',
    tagline: 'Show the Zestimate beside the other home values on your dashboards.',
    category: 'Home values',
    authentication: 'APP_KEY',
    scopes: ['properties:write'],
    pages: ['about'],
  },
}

export const isAppName = (text: string): text is AppName => appNames.some((name) => name === text)
