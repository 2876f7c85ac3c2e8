import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'

export const AddressSuggestion = z.object({
  fullAddress: z.string(),
  doorNumber: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type AddressSuggestion = z.infer<typeof AddressSuggestion>

export const addressEndpoints = defineEndpoints({
  'GET /public/addresses': {
    allow: 'anyone',
    about: 'Suggests addresses for a partial input. Visitors may submit any address, suggested or not.',
    query: z.object({ q: z.string().trim().min(1).max(200) }),
    reply: z.object({ suggestions: z.array(AddressSuggestion) }),
  },
})
