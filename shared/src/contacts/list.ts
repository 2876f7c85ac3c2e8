import * as z from 'zod'
import { Id } from '../http/fields.ts'
import { ContactRow } from './contact.ts'
import { FiltersAsJson } from './filter.ts'

export const contactSorts = ['name', 'lastActivityAt', 'createdAt'] as const
export type ContactSort = (typeof contactSorts)[number]

/** A list counts no further: beyond it says "more than". */
export const countBound = 1000

export const Total = z.object({ count: z.number(), isExact: z.boolean() })
export type Total = z.infer<typeof Total>

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Which contacts. All that is said must be true of them. */
const wanted = {
  search: z.string().trim().max(200).default(''),
  filters: FiltersAsJson.default([]),
  segmentId: Id.optional(),
  isArchived: flag.default(false),
}

export const WantedContacts = z.object(wanted)
export type WantedContacts = z.output<typeof WantedContacts>

export const ContactListQuery = z.object({
  ...wanted,
  sort: z.enum(contactSorts).default('lastActivityAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** The `next` of the page before. */
  cursor: z.string().max(800).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})
export type ContactListQuery = z.output<typeof ContactListQuery>

export const ContactList = z.object({ data: z.array(ContactRow), total: Total, next: z.string().nullable() })
export type ContactList = z.infer<typeof ContactList>

const degree = (most: number) => z.coerce.number().min(-most).max(most)

export const ContactMapQuery = z.object({
  ...wanted,
  south: degree(90).default(-90),
  north: degree(90).default(90),
  west: degree(180).default(-180),
  east: degree(180).default(180),
})
export type ContactMapQuery = z.output<typeof ContactMapQuery>

/** So many homes are shown one by one; more of them together. */
export const pinMaximum = 200

export const ContactMap = z.object({
  total: z.number(),
  pins: z.array(
    z.object({
      propertyId: z.string(),
      contactId: z.string(),
      fullName: z.string(),
      fullAddress: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** Each in the middle of its homes, with the box that holds them. */
  clusters: z.array(
    z.object({
      count: z.number(),
      /** The town that most of them are in. */
      place: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      south: z.number(),
      north: z.number(),
      west: z.number(),
      east: z.number(),
    }),
  ),
})
export type ContactMap = z.infer<typeof ContactMap>
