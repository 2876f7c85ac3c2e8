import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Contact } from './contact.ts'
import {
  DistinctContacts,
  DistinctPair,
  DuplicateGroup,
  duplicateMatchKinds,
  MergeInput,
  MergePreview,
  MergeRecord,
  MergeResult,
} from './merge.ts'

const allow = 'member'
const params = z.object({ contactId: Id })
const page = z.coerce.number().int().min(1).max(10_000).default(1)

export const mergeEndpoints = defineEndpoints({
  'GET /agent/contacts/duplicates': {
    allow,
    about: 'Groups of possible duplicates, by what they share. Contacts marked as distinct are left out.',
    query: z.object({
      by: z.enum(duplicateMatchKinds).optional(),
      page,
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: z.object({ data: z.array(DuplicateGroup), total: z.number() }),
  },
  'GET /agent/contacts/distinct': {
    allow,
    about: 'Pairs of contacts marked as distinct, newest first.',
    query: z.object({ page, pageSize: z.coerce.number().int().min(1).max(100).default(25) }),
    reply: z.object({ data: z.array(DistinctPair), total: z.number() }),
  },
  'POST /agent/contacts/distinct': {
    allow,
    about: 'Marks contacts as distinct people. They no longer show as duplicates.',
    body: DistinctContacts,
    reply: z.undefined(),
  },
  'POST /agent/contacts/distinct/undone': {
    allow,
    about: 'Removes the mark that contacts are distinct.',
    body: DistinctContacts,
    reply: z.undefined(),
  },
  'POST /agent/contacts/:contactId/merge/preview': {
    allow,
    about: 'Previews the merged contact. Nothing is changed.',
    readOnly: true,
    params,
    body: MergeInput,
    reply: MergePreview,
  },
  'POST /agent/contacts/:contactId/merge': {
    allow,
    about:
      'Merges another contact with all its activity into this one. The other is archived, and its id returns this contact.',
    params,
    body: MergeInput,
    reply: MergeResult,
  },
  'GET /agent/contacts/:contactId/merges': {
    allow,
    about: 'The contacts merged into this one, newest first.',
    params,
    reply: z.object({ data: z.array(MergeRecord) }),
  },
  'POST /agent/contacts/merges/:mergeId/undone': {
    allow,
    about: 'Undoes a merge. Both contacts get back what they had; newer data stays with the one that was kept.',
    params: z.object({ mergeId: Id }),
    reply: Contact,
  },
})
