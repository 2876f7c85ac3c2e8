import * as z from 'zod'
import { contentVersionNames } from '../content/content-kind.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { PostcardRecipientSchema, PostcardSenderSchema } from './postcard-context-schema.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'

const ProofRequest = z.object({
  version: z.enum(contentVersionNames),
  /** Whose name is printed. Missing or null is the agent who asks. */
  agentId: Id.nullish(),
  brandingId: Id.nullish(),
  smartContentConfigVariationId: z.string().max(100).nullish(),
})

export const proofEndpoints = defineEndpoints({
  'POST /agent/content/:contentId/proof': {
    allow,
    about: 'Returns where the proof of a postcard can be opened for ten minutes, as a PDF of both sides.',
    readOnly: true,
    params: z.object({ contentId: Id }),
    body: ProofRequest,
    reply: z.object({ url: z.string() }),
  },
  'POST /agent/postcards/preview-context': {
    allow,
    about: 'Returns what a postcard is filled with: the brand, and a contact or a sample.',
    readOnly: true,
    body: z.object({ brandingId: Id.nullish(), contactId: Id.nullish() }),
    reply: z.object({ sender: PostcardSenderSchema, recipient: PostcardRecipientSchema }),
  },
})
