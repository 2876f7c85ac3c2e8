import * as z from 'zod'
import { type FiltersKey, reportNames, toFiltersKey } from '../reports/report-name.ts'

const view = (...views: [string, ...string[]]) => z.enum(views)
const coreSizes = z.literal([10, 25, 50, 100])
const contentSizes = z.literal([25, 50, 100])

/** The filters of a report, as in its URL. */
const ReportFilters = z
  .record(z.string().max(40), z.array(z.string().max(100)).max(50))
  .refine((filters) => Object.keys(filters).length <= 20)

const reportFilters = Object.fromEntries(reportNames.map((name) => [toFiltersKey(name), ReportFilters])) as Record<
  FiltersKey,
  typeof ReportFilters
>

/** The allowed values of each preference, by key. */
export const preferenceValues = {
  WORKFLOW_LIST_PAGE_SIZE: coreSizes,
  CONTACTS_PAGE_VIEW: view('list', 'contact-properties', 'map'),
  CONTACT_LIST_TABLE_PAGE_SIZE: coreSizes,
  CONTACT_LIST_COLUMN_CONFIG: z.array(z.object({ key: z.string().max(80), visible: z.boolean() })).max(100),
  LEADS_PAGE_VIEW: view('kanban', 'list'),
  LEADS_LIST_TABLE_PAGE_SIZE: coreSizes,
  LEADS_LIST_HIDDEN_COLUMNS: z.array(z.string().max(40)).max(20),
  CONTACT_SUMMARY_COLLAPSED: z.boolean(),
  SEGMENTS_PAGE_SIZE: coreSizes,
  TAG_LIST_PAGE_SIZE: coreSizes,
  TEAM_LIST_PAGE_SIZE: coreSizes,
  TRANSACTION_LIST_PAGE_SIZE: coreSizes,
  WIDGET_LIST_PAGE_SIZE: contentSizes,
  AUTOMATION_LIST_PAGE_SIZE: coreSizes,
  EMAIL_LIST_PAGE_SIZE: contentSizes,
  POSTCARD_LIST_PAGE_SIZE: contentSizes,
  ACCOUNT_LANDING_PAGE_LIST_PAGE_SIZE: contentSizes,
  PERSONAL_LANDING_PAGE_LIST_PAGE_SIZE: contentSizes,
  PERFORMANCE_LIST_PAGE_SIZE: contentSizes,
  REPORTS_STATS_PAGE_SIZE: coreSizes,
  ...reportFilters,
  SIDEBAR_COLLAPSED: z.boolean(),
  HOME_SETUP_HIDDEN: z.boolean(),
  FLOW_EDITOR_VIEW: view('list', 'canvas'),
  /** The day of the newest release note that was opened. */
  RELEASES_SEEN: z.iso.date(),
} as const

export type PreferenceKey = keyof typeof preferenceValues
export type PreferenceValue<K extends PreferenceKey> = z.infer<(typeof preferenceValues)[K]>

export const preferenceKeys = Object.keys(preferenceValues) as [PreferenceKey, ...PreferenceKey[]]

export const Preferences = z.object(preferenceValues).partial()
export type Preferences = z.infer<typeof Preferences>
