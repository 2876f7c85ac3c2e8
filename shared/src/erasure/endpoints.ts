import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id, RequiredText } from '../http/fields.ts'
import { Erasure } from './erasure.ts'

export const erasureEndpoints = endpoints({
  'POST /agent/contacts/:contactId/erasure': {
    allow: 'member',
    about:
      'Erases a person for good, as a job: for the owner of the contact and who looks after the account. Their name has to be repeated.',
    params: z.object({ contactId: Id }),
    body: z.object({ name: RequiredText(300) }),
    reply: Erasure,
  },
  'GET /agent/erasures': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'When people were erased, and by whom. Who they were is not known any more.',
    reply: z.object({ data: z.array(Erasure) }),
  },
})
