import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Contact } from './contact.ts'
import {
  Distinct,
  DistinctPair,
  DuplicateGroup,
  duplicateSigns,
  Merge,
  Merged,
  MergePreview,
  MergeRecord,
} from './merge.ts'

const allow = 'member'
const params = z.object({ contactId: Id })
const page = z.coerce.number().int().min(1).max(10_000).default(1)

export const mergeEndpoints = endpoints({
  'GET /agent/contacts/duplicates': {
    allow,
    about: 'Contacts who may be one person, by what they share. Those who were said to be distinct are left out.',
    query: z.object({
      by: z.enum(duplicateSigns).optional(),
      page,
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: z.object({ data: z.array(DuplicateGroup), total: z.number() }),
  },
  'GET /agent/contacts/distinct': {
    allow,
    about: 'Who was said not to be the same person, the last said first.',
    query: z.object({ page, pageSize: z.coerce.number().int().min(1).max(100).default(25) }),
    reply: z.object({ data: z.array(DistinctPair), total: z.number() }),
  },
  'POST /agent/contacts/distinct': {
    allow,
    about: 'Says of contacts that each is somebody else: they are no duplicates any more.',
    body: Distinct,
    reply: z.undefined(),
  },
  'POST /agent/contacts/distinct/undone': {
    allow,
    about: 'Takes back that contacts are distinct.',
    body: Distinct,
    reply: z.undefined(),
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
