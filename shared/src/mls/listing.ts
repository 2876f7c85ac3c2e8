import * as z from 'zod'
import { OptionalText, RequiredLine, requiredMessage } from '../http/fields.ts'
import { AddressComponents, PropertyFacts } from '../properties/facts.ts'
import { ListingCredit } from '../properties/listing-credit.ts'

/** The standard statuses of RESO. Listings that are incomplete or deleted there are not stored. */
export const listingStatuses = [
  'ACTIVE',
  'ACTIVE_UNDER_CONTRACT',
  'COMING_SOON',
  'PENDING',
  'CLOSED',
  'HOLD',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELED',
] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const listingStatusLabels: Record<ListingStatus, string> = {
  ACTIVE: 'Active',
  ACTIVE_UNDER_CONTRACT: 'Active under contract',
  COMING_SOON: 'Coming soon',
  PENDING: 'Pending',
  CLOSED: 'Closed',
  HOLD: 'On hold',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
}

const Picture = z.object({
  url: z.string().max(300),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
})

export const MlsListing = z.object({
  _id: z.string(),
  source: z.object({ kind: z.enum(['RESO', 'CSV', 'MANUAL']), connectionId: z.string().nullable(), name: z.string() }),
  mlsNumber: z.string(),
  status: z.enum(listingStatuses),
  address: AddressComponents,
  facts: PropertyFacts,
  /** Whole dollars. */
  listPrice: z.number().nullable(),
  closePrice: z.number().nullable(),
  listedOn: z.string().nullable(),
  closedOn: z.string().nullable(),
  agentName: z.string(),
  officeName: z.string(),
  /** The team member whose listing it is. */
  agent: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  isOwn: z.boolean(),
  photo: z.string().nullable(),
  modifiedAt: z.string(),
  credit: ListingCredit,
})
export type MlsListing = z.infer<typeof MlsListing>

export const MlsListingDetails = MlsListing.extend({ description: z.string(), photos: z.array(z.string()) })
export type MlsListingDetails = z.infer<typeof MlsListingDetails>

const day = z.iso.date('Please enter a date').nullable().default(null)
const count = (maximum: number) =>
  z
    .number()
    .int()
    .min(0, 'Please enter a number of 0 or more')
    .max(maximum, `Please enter at most ${maximum.toLocaleString('en-US')}`)
    .nullable()
    .default(null)
const cents = z.number('Please enter an amount').int().min(0).max(100_000_000_000).nullable().default(null)

/** A listing that an agent adds by hand. Amounts are in cents. */
export const ListingInput = z
  .object({
    address: RequiredLine(300),
    status: z.enum(listingStatuses, requiredMessage),
    mlsNumber: OptionalText(50).default(''),
    listPriceCents: cents,
    closePriceCents: cents,
    listedOn: day,
    closedOn: day,
    propertyType: OptionalText(60).default(''),
    bedrooms: count(100),
    fullBaths: count(100),
    partialBaths: count(100),
    aboveGradeSqft: count(1_000_000),
    yearBuilt: count(2200),
    description: OptionalText(5000).default(''),
    agentId: z.uuid().nullable().default(null),
    photo: Picture.nullable().default(null),
  })
  .refine(({ status, closePriceCents }) => status !== 'CLOSED' || closePriceCents !== null, {
    path: ['closePriceCents'],
    message: requiredMessage,
  })
  .refine(({ status, closedOn }) => status !== 'CLOSED' || closedOn !== null, {
    path: ['closedOn'],
    message: requiredMessage,
  })
export type ListingInput = z.output<typeof ListingInput>
