import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { defineEndpoints } from '../http/endpoint.ts'

const FoundContact = z.object({
  _id: z.string(),
  fullName: z.string(),
  emailId: z.string().nullable(),
  /** The number that contains the searched digits, otherwise the current one. */
  phone: z.string().nullable(),
  /** The address that contains the searched words, otherwise the first. */
  address: z.string().nullable(),
})

const FoundProperty = z.object({ _id: z.string(), fullAddress: z.string(), contactName: z.string() })

const FoundLead = z.object({
  _id: z.string(),
  fullName: z.string(),
  leadType: z.enum(leadTypes),
  stage: z.enum(leadStages),
  address: z.string().nullable(),
})

export const SearchResults = z.object({
  contacts: z.array(FoundContact),
  properties: z.array(FoundProperty),
  leads: z.array(FoundLead),
  /** Nothing contains the words, so these results contain similar ones. */
  isApproximate: z.boolean(),
})
export type SearchResults = z.infer<typeof SearchResults>

/** From this length on a search finds something useful. */
export const searchMinimum = 2

export const searchEndpoints = defineEndpoints({
  'GET /agent/search': {
    allow: 'member',
    about:
      'The best contacts, properties and leads for a name, an email, a street or a part of a phone number. Tolerates typos when nothing matches exactly.',
    query: z.object({ search: z.string().trim().min(searchMinimum).max(200) }),
    reply: SearchResults,
  },
})
