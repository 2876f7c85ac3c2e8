import type { EndpointKey } from './endpoint.ts'

/**
 * What calls are about. People filter the audit log by area and limit API keys to areas. A path that no area lists is an
 * area of its own, so a key never gets a new call without being asked.
 */
const areas = {
  contacts: {
    label: 'Contacts',
    sections: [
      'contacts',
      'notes',
      'calls',
      'segments',
      'attributes',
      'tags',
      'changelog',
      'search',
      'address-sharing',
    ],
  },
  leads: { label: 'Leads', sections: ['leads', 'incoming-leads', 'home'] },
  appointments: { label: 'Appointments', sections: ['appointments', 'booking-page'] },
  calendars: { label: 'Calendars', sections: ['calendars'] },
  properties: { label: 'Properties', sections: ['properties', 'corrections', 'enrichment'] },
  mls: { label: 'MLS', sections: ['mls'] },
  submissions: { label: 'Submissions', sections: ['submissions'] },
  content: {
    label: 'Emails and postcards',
    sections: ['content', 'smart-content', 'emails', 'postcards', 'broadcasts'],
  },
  pages: {
    label: 'Pages, forms and widgets',
    sections: ['landing-page', 'widget', 'forms', 'contact-dashboard', 'vendors', 'branding', 'media', 'statistics'],
  },
  traffic: { label: 'Traffic and tagged links', sections: ['traffic', 'tagged-links'] },
  automations: {
    label: 'Automations and workflows',
    sections: [
      'flows',
      'flow-templates',
      'flow-references',
      'flow-runs',
      'flow-events',
      'marketing-automations',
      'workflows',
      'workflow-wrappers',
    ],
  },
  reports: { label: 'Reports', sections: ['reports'] },
  team: {
    label: 'Team and security',
    sections: ['team', 'all-agency-team-members', 'role-wise-permissions', 'grantable-roles', 'security'],
  },
  transfer: { label: 'Imports and exports', sections: ['imports', 'exports', 'erasures', 'import-user-mapping'] },
  integrations: {
    label: 'Integrations',
    sections: ['connected-apps', 'crm-app-filter-config', 'conversions', 'texts', 'tracking-code'],
  },
  webhooks: { label: 'Webhooks', sections: ['webhooks', 'webhook-deliveries'] },
  sending: {
    label: 'Email domain and sending',
    sections: ['custom-domain', 'custom-sub-domain', 'email-reputation', 'sending-rules', 'suppressions'],
  },
  billing: { label: 'Billing', sections: ['billing', 'credits', 'plan', 'plans'] },
  account: {
    label: 'Agency and settings',
    sections: ['agency', 'permissions', 'advanced-settings', 'onboarding', 'getting-started', 'recommendations'],
  },
  profile: { label: 'Own profile', sections: ['me', 'card', 'start', 'preferences', 'notifications'] },
} as const satisfies Record<string, { label: string; sections: readonly string[] }>

/** The first part of the path that names a feature: `contacts` of `GET /agent/contacts/:contactId`. */
export function getSection(key: string): string {
  const [, path = ''] = key.split(' ')
  return path.split('/').filter((part) => part && part !== 'agent')[0] ?? 'other'
}

export function getArea(key: EndpointKey | string): string {
  return areaOfSection.get(getSection(key)) ?? getSection(key)
}

const areaOfSection = new Map<string, string>(
  Object.entries(areas).flatMap(([area, { sections }]) => sections.map((section) => [section, area] as const)),
)

/** `Emails and postcards`; for an area of one path its name: `Audit log`, `API keys`. */
export function getAreaLabel(area: string): string {
  const known = areas[area as keyof typeof areas] as { label: string } | undefined
  const words = area.replaceAll('-', ' ').replace(/^api /, 'API ')
  return known?.label ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The paths of an area. */
export const listSections = (area: string): readonly string[] =>
  (areas[area as keyof typeof areas] as { sections: readonly string[] } | undefined)?.sections ?? [area]

/** The areas of these calls, in the order of the list above, then those of one path. */
export function listAreas(keys: readonly string[]): string[] {
  const used = new Set(keys.map(getArea))
  const known = Object.keys(areas).filter((area) => used.has(area))
  return [...known, ...[...used].filter((area) => !known.includes(area)).sort()]
}
