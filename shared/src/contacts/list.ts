import * as z from 'zod'
import { Total } from '../http/total.ts'
import { ContactRow } from './contact.ts'
import { ContactQueryParams } from './contact-query.ts'

export const contactSorts = [
  'name',
  'email',
  'phone',
  'owner',
  'lastActivityAt',
  'address',
  'homeValue',
  'source',
  'createdAt',
] as const
export type ContactSort = (typeof contactSorts)[number]

/** The orders that compare properties. */
const propertySorts = ['address', 'homeValue'] as const satisfies readonly ContactSort[]
export type PropertySort = (typeof propertySorts)[number]

export const isPropertySort = (sort: ContactSort): sort is PropertySort =>
  propertySorts.some((propertySort) => propertySort === sort)

export const ContactListQuery = ContactQueryParams.extend({
  sort: z.enum(contactSorts).default('lastActivityAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** Sorted by address or home value, each property of a contact is a row. Its row has only that property. */
  eachProperty: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
  /** The `next` of the previous page. */
  cursor: z.string().max(800).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})
export type ContactListQuery = z.output<typeof ContactListQuery>

export const ContactList = z.object({ data: z.array(ContactRow), total: Total, next: z.string().nullable() })
export type ContactList = z.infer<typeof ContactList>

const degrees = (maximum: number) => z.coerce.number().min(-maximum).max(maximum)

export const ContactMapQuery = ContactQueryParams.extend({
  south: degrees(90).default(-90),
  north: degrees(90).default(90),
  west: degrees(180).default(-180),
  east: degrees(180).default(180),
})
export type ContactMapQuery = z.output<typeof ContactMapQuery>

/** Up to this many properties are shown as pins; more are clustered. */
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
  /** Each at the center of its properties, with their bounding box. */
  clusters: z.array(
    z.object({
      count: z.number(),
      /** The most common city. */
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
