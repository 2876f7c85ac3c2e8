import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { BrandUse } from './brand-use.ts'
import { Branding, BrandingCompliance, BrandingDetails, BrandingName, BrandingStyle } from './branding.ts'
import { BrandingProof } from './proof.ts'
import { Signature } from './signature.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ brandingId: Id })
const SavedSignature = z.object({ document: Signature, updatedAt: z.string().nullable() })

export const brandingEndpoints = defineEndpoints({
  // All agents need brands for their personal pages.
  'GET /agent/branding': {
    allow: 'member',
    about: 'The brands of the account, with the default brand first; or the archived ones.',
    query: z.object({ archived: z.stringbool().optional() }),
    reply: z.array(Branding),
  },
  'POST /agent/branding': {
    allow,
    about: 'Creates a brand with the default style.',
    body: BrandingName,
    reply: Branding,
  },
  'GET /agent/branding/default': {
    allow: 'member',
    about: 'The brand that applies unless another one is chosen.',
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
    about: 'Updates colors, buttons, font and logos.',
    params,
    body: BrandingStyle,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/details': {
    allow,
    about: 'Updates the names and contact details of a brand.',
    params,
    body: BrandingDetails,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/compliance': {
    allow,
    about: 'Updates consent text, policies, disclaimer and fair housing logos.',
    params,
    body: BrandingCompliance,
    reply: Branding,
  },
  'PATCH /agent/branding/:brandingId/proof': {
    allow,
    about: 'Updates the figures and reviews that pages show.',
    params,
    body: BrandingProof,
    reply: Branding,
  },
  'POST /agent/branding/:brandingId/clone': {
    allow,
    about: 'Copies a brand with its signatures under the name “{name} - Copy”.',
    params,
    reply: Branding,
  },
  'POST /agent/branding/:brandingId/default': {
    allow,
    about: 'Makes a brand the default brand.',
    params,
    reply: Branding,
  },
  'GET /agent/branding/:brandingId/uses': {
    allow,
    about: 'Lists the pages, widgets, dashboards, emails and postcards that use a brand.',
    params,
    reply: z.array(BrandUse),
  },
  'POST /agent/branding/:brandingId/archived': {
    allow,
    about: 'Archives a brand that nothing uses.',
    params,
    reply: Branding,
  },
  'POST /agent/branding/:brandingId/unarchived': {
    allow,
    about: 'Offers an archived brand again.',
    params,
    reply: Branding,
  },
  // Every agent signs their own emails.
  'GET /agent/branding/:brandingId/signature': {
    allow: 'member',
    about: 'The caller’s email signature for a brand.',
    params,
    reply: SavedSignature,
  },
  'PUT /agent/branding/:brandingId/signature': {
    allow: 'member',
    about: 'Saves the caller’s email signature for a brand.',
    params,
    body: z.object({ document: Signature }),
    reply: SavedSignature,
  },
})
