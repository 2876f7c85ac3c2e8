import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Contact } from './contact.ts'
import { DuplicateGroup, duplicateSigns, Merge, Merged, MergePreview, MergeRecord } from './merge.ts'

const allow = 'member'
const params = z.object({ contactId: Id })

export const mergeEndpoints = endpoints({
  'GET /agent/contacts/duplicates': {
    allow,
    about: 'Contacts who may be one person, by what they share.',
    query: z.object({ by: z.enum(duplicateSigns).default('PHONE') }),
    reply: z.object({ data: z.array(DuplicateGroup) }),
  },
  'POST /agent/contacts/:contactId/merge/preview': {
    allow,
    about: 'What the contact would be with another merged into it. Nothing is changed.',
    asks: true,
    params,
    body: Merge,
    reply: MergePreview,
  },
  'POST /agent/contacts/:contactId/merge': {
    allow,
    about: 'Merges another contact into this one, with all its history. The other is archived and answers as this one.',
    params,
    body: Merge,
    reply: Merged,
  },
  'GET /agent/contacts/:contactId/merges': {
    allow,
    about: 'Who was merged into the contact, the last first.',
    params,
    reply: z.object({ data: z.array(MergeRecord) }),
  },
  'POST /agent/contacts/merges/:mergeId/undone': {
    allow,
    about: 'Parts two contacts again: each has what it had, and what came since stays with the one that was kept.',
    params: z.object({ mergeId: Id }),
    reply: Contact,
  },
})
