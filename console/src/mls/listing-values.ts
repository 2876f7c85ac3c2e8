import { ListingInput, type MlsListingDetails } from '@gable/shared/mls/listing.ts'
import * as z from 'zod'

type InputValues = z.input<typeof ListingInput>

/** The values of the form: days and the member as text, which is empty if there is none. */
export interface ListingValues extends Required<Omit<InputValues, 'listedOn' | 'closedOn' | 'agentId' | 'photo'>> {
  listedOn: string
  closedOn: string
  agentId: string
  photo: { url: string; width: number; height: number } | null
}

const toCents = (dollars: number | null) => (dollars === null ? null : dollars * 100)

export const toListingValues = (listing?: MlsListingDetails): ListingValues => ({
  address: listing?.address.fullAddress ?? '',
  status: listing?.status ?? 'COMING_SOON',
  mlsNumber: listing?.mlsNumber ?? '',
  listPriceCents: toCents(listing?.listPrice ?? null),
  closePriceCents: toCents(listing?.closePrice ?? null),
  listedOn: listing?.listedOn ?? '',
  closedOn: listing?.closedOn ?? '',
  propertyType: listing?.facts.propertyType ?? '',
  bedrooms: listing?.facts.bedrooms ?? null,
  fullBaths: listing?.facts.fullBaths ?? null,
  partialBaths: listing?.facts.partialBaths ?? null,
  aboveGradeSqft: listing?.facts.aboveGradeSqft ?? null,
  yearBuilt: listing?.facts.yearBuilt ?? null,
  description: listing?.description ?? '',
  agentId: listing?.agent?._id ?? '',
  // The size of a stored photo is not needed again.
  photo: listing?.photos[0] ? { url: listing.photos[0], width: 1, height: 1 } : null,
})

const toInput = (values: ListingValues) => ({
  ...values,
  listedOn: values.listedOn || null,
  closedOn: values.closedOn || null,
  agentId: values.agentId || null,
})

/** Parses the form with the schema of the API. */
export const listingSchema = z
  .custom<ListingValues>()
  .transform(toInput)
  .pipe(ListingInput as unknown as z.ZodType<ListingInput, ReturnType<typeof toInput>>)
