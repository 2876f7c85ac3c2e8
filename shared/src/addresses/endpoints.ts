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

/** Whether public address fields suggest the addresses of the account's properties. */
const AddressSharing = z.object({ suggestsAddresses: z.boolean() })

export const addressEndpoints = defineEndpoints({
  'GET /public/addresses': {
    allow: 'anyone',
    about: 'Suggests addresses for a partial input. Visitors may submit any address, suggested or not.',
    query: z.object({ q: z.string().trim().min(1).max(200) }),
    reply: z.object({ suggestions: z.array(AddressSuggestion) }),
  },
  'GET /agent/address-sharing': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: "Whether public address fields suggest the addresses of the account's properties.",
    reply: AddressSharing,
  },
  'PUT /agent/address-sharing': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Shares these addresses or withdraws them. An address that another account shares stays.',
    body: AddressSharing,
    reply: AddressSharing,
  },
})
