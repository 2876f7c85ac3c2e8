import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ContactSummary } from './summary.ts'

const allow = 'member'
const params = z.object({ contactId: Id })

export const summaryEndpoints = defineEndpoints({
  'GET /agent/contacts/:contactId/summary': {
    allow,
    about: 'Returns the summary of a contact. Each sentence cites the activity entries it is based on.',
    params,
    reply: ContactSummary,
  },
  'POST /agent/contacts/:contactId/summary': {
    allow,
    about: 'Writes the summary of a contact, or writes it again. A live event announces the result.',
    params,
    reply: ContactSummary,
  },
})
