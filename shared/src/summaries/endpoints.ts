import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ContactSummary } from './summary.ts'

const allow = 'member'
const params = z.object({ contactId: Id })

export const summaryEndpoints = endpoints({
  'GET /agent/contacts/:contactId/summary': {
    allow,
    about: 'What is known of a contact in a few sentences, each with the entries of the history it rests on.',
    params,
    reply: ContactSummary,
  },
  'POST /agent/contacts/:contactId/summary': {
    allow,
    about: 'Has the summary of a contact written, or written anew. It is told live when that is done.',
    params,
    reply: ContactSummary,
  },
})
