import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, RequiredText } from '../http/fields.ts'
import { Erasure } from './erasure.ts'

export const erasureEndpoints = defineEndpoints({
  'POST /agent/contacts/:contactId/erasure': {
    allow: 'member',
    about:
      'Permanently erases a person in a job. Allowed for the owner of the contact and for account admins. The name must be typed again to confirm.',
    params: z.object({ contactId: Id }),
    body: z.object({ name: RequiredText(300) }),
    reply: Erasure,
  },
  'GET /agent/erasures': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'When people were erased and by whom. Their identity is not stored.',
    reply: z.object({ data: z.array(Erasure) }),
  },
})
