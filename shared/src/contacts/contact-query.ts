import * as z from 'zod'
import { Id } from '../http/fields.ts'
import { ContactFilters, ContactFiltersJson } from './filter.ts'

export const ContactSearch = z.string().trim().max(200)

/** Selects contacts for lists, bulk changes and exports. All conditions must match. */
export const ContactQuery = z.object({
  search: ContactSearch.default(''),
  filters: ContactFilters.default([]),
  segmentId: Id.optional(),
  isArchived: z.boolean().default(false),
})
export type ContactQuery = z.output<typeof ContactQuery>

/** The same query as URL parameters. */
export const ContactQueryParams = ContactQuery.extend({
  filters: ContactFiltersJson.default([]),
  isArchived: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
})
