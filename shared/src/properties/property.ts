import * as z from 'zod'
import type { AttributeValue } from '../contacts/attribute.ts'
import { AddressComponents, PropertyFacts, Provenance } from './facts.ts'

/** Also used for another agency's property, to hide that it exists. */
export const propertyNotFoundMessage = 'The property you are attempting to reach is no longer available.'

const claimStatuses = ['CLAIMED', 'NOT_CLAIMED'] as const

export const Property = z.object({
  propertyId: z.string(),
  address: z.string(),
  claimStatus: z.enum(claimStatuses),
  addressComponents: AddressComponents,
  homeFacts: z.object({ img: z.array(z.string()), opdLite: PropertyFacts }),
  /** Values of the account's custom attributes, by key. */
  vars: z.record(z.string(), z.custom<AttributeValue>()),
  /** The property's ID at each provider. */
  identifiers: z.object({
    clipId: z.string().nullable(),
    attomId: z.string().nullable(),
    quantId: z.string().nullable(),
  }),
  /** An owner opted out of marketing, so mortgages, equity and sale prices are hidden. */
  isNonMarketing: z.boolean(),
  factsFrom: Provenance.nullable(),
  /** The facts that an owner corrected and an agent accepted, with their source. */
  correctedFacts: z.partialRecord(PropertyFacts.keyof(), Provenance),
  /** The last lookup at the providers. */
  lookUp: z.object({ isUnderWay: z.boolean(), endedAt: z.string().nullable(), hasFailed: z.boolean() }),
  updatedAt: z.string(),
})
export type Property = z.infer<typeof Property>

/** A null value removes the attribute. */
export const PropertyChange = z.object({
  vars: z.record(z.string().max(40), z.unknown()),
  basedOn: z.iso.datetime().optional(),
})
export type PropertyChange = z.output<typeof PropertyChange>
