import * as z from 'zod'
import type { AttributeValue } from '../contacts/attribute.ts'
import { AddressComponents, PropertyFacts, Provenance } from './facts.ts'

/** Said wherever the property that an address names is not there, or is another agency's. */
export const propertyNotFoundMessage = 'The property you are attempting to reach is no longer available.'

export const claimStatuses = ['CLAIMED', 'NOT_CLAIMED'] as const

export const Property = z.object({
  propertyId: z.string(),
  address: z.string(),
  claimStatus: z.enum(claimStatuses),
  addressComponents: AddressComponents,
  homeFacts: z.object({ img: z.array(z.string()), opdLite: PropertyFacts }),
  /** The account's own attributes, by their keys. */
  vars: z.record(z.string(), z.custom<AttributeValue>()),
  /** Under which number each provider keeps the home. */
  identifiers: z.object({
    clipId: z.string().nullable(),
    attomId: z.string().nullable(),
    quantId: z.string().nullable(),
  }),
  /** Somebody it belongs to wants no marketing: what is owed on it, and what others paid, stays with the records. */
  isNonMarketing: z.boolean(),
  factsFrom: Provenance.nullable(),
  /** The last time the providers were asked about it. */
  lookUp: z.object({ isUnderWay: z.boolean(), endedAt: z.string().nullable(), hasFailed: z.boolean() }),
  updatedAt: z.string(),
})
export type Property = z.infer<typeof Property>

/** A value of null takes it away. */
export const PropertyChange = z.object({
  vars: z.record(z.string().max(40), z.unknown()),
  basedOn: z.iso.datetime().optional(),
})
export type PropertyChange = z.output<typeof PropertyChange>
