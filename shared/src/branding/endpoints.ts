import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Branding, BrandingCompliance, BrandingDetails, BrandingName, BrandingStyle } from './branding.ts'
import { Signature } from './signature.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ brandingId: Id })
const SavedSignature = z.object({ document: Signature, updatedAt: z.string().nullable() })

export const brandingEndpoints = defineEndpoints({
  // Read by everybody: an agent's own pages stand in a brand too.
  'GET /agent/branding': {
    allow: 'member',
    about: 'Every brand of the account, the default one first.',
    reply: z.array(Branding),
  },
  'POST /agent/branding': {
    allow,
    about: 'Adds a brand with the product’s own look.',
    body: BrandingName,
    reply: Branding,
  },
  'GET /agent/branding/default': {
    allow: 'member',
    about: 'The brand that is used where none was chosen.',
    reply: Branding,
  },
  'GET /agent/branding/:brandingId': { allow, about: 'One brand.', params, reply: Branding },
  'PATCH /agent/branding/:brandingId/name': {
    allow,
    about: 'Renames a brand.',
    params,
    body: BrandingName,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/style': {
    allow,
    about: 'Colour, buttons, font and logos.',
    params,
    body: BrandingStyle,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/details': {
    allow,
    about: 'How the people behind the brand are called and reached.',
    params,
    body: BrandingDetails,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/compliance': {
    allow,
    about: 'Consent, policies, disclaimer and the marks of fair housing.',
    params,
    body: BrandingCompliance,
    reply: Branding,
  },
  'POST /agent/branding/:brandingId/default': {
    allow,
    about: 'Makes this brand the default one.',
    params,
    reply: Branding,
  },
  'POST /agent/branding/:brandingId/mail-preview': {
    allow,
    about: 'A letter as it would look with this brand, which need not be saved yet.',
    readOnly: true,
    params,
    body: z.object({
      style: BrandingStyle,
      details: BrandingDetails,
      compliance: BrandingCompliance,
      /** The stored one of the caller where none is given. */
      signature: Signature.optional(),
    }),
    reply: z.object({ html: z.string() }),
  },
  'GET /agent/branding/:brandingId/signature': {
    allow,
    about: 'The caller’s own signature under letters of this brand.',
    params,
    reply: SavedSignature,
  },
  'PUT /agent/branding/:brandingId/signature': {
    allow,
    about: 'Keeps the caller’s own signature.',
    params,
    body: z.object({ document: Signature }),
    reply: SavedSignature,
  },
})
