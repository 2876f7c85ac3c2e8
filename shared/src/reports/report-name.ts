/** In the order of their tabs. The first opens by default. */
export const reportNames = [
  'engagement',
  'database-insight',
  'property-intelligence',
  'automations',
  'emails',
  'postcards',
  'widgets',
  'account-landing-pages',
  'contact-dashboard',
] as const
export type ReportName = (typeof reportNames)[number]

export const reportTitles: Record<ReportName, string> = {
  engagement: 'Engagement',
  'database-insight': 'Database Insight',
  'property-intelligence': 'Property Intelligence',
  automations: 'Automations',
  emails: 'Emails',
  postcards: 'Postcards',
  widgets: 'Widgets',
  'account-landing-pages': 'Account Landing Pages',
  'contact-dashboard': 'Contact Dashboard',
}

/** The preference that stores the filters of a report. */
export type FiltersKey = `REPORT_${Uppercase<Underscored<ReportName>>}_FILTERS`

export const toFiltersKey = (name: ReportName) =>
  `REPORT_${name.toUpperCase().replaceAll('-', '_')}_FILTERS` as FiltersKey

type Underscored<T extends string> = T extends `${infer Head}-${infer Tail}` ? `${Head}_${Underscored<Tail>}` : T
