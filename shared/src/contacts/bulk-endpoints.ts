import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { BulkChange, BulkRecord, ContactSelection, SkippedContact } from './bulk.ts'

const allow = 'member'
const params = z.object({ bulkId: Id })
const page = { page: z.coerce.number().int().min(1).max(10_000).default(1) }

export const bulkEndpoints = defineEndpoints({
  'POST /agent/contacts/bulk/preview': {
    allow,
    about: 'Counts the selected contacts and those the change would affect.',
    readOnly: true,
    body: z.object({ selection: ContactSelection, change: BulkChange }),
    reply: z.object({ selected: z.number(), changing: z.number() }),
  },
  'POST /agent/contacts/bulk': {
    allow,
    about:
      'Changes all selected contacts: a few immediately, many in a job that reports its progress. With `expected` it refuses if the number of affected contacts has changed since the preview.',
    body: z.object({ selection: ContactSelection, change: BulkChange, expected: z.number().int().min(0).optional() }),
    reply: BulkRecord,
  },
  'GET /agent/contacts/bulk': {
    allow,
    about: 'Bulk changes, newest first; optionally only those in progress.',
    query: z.object({
      ...page,
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
      isAtWork: z.enum(['true']).optional(),
    }),
    reply: z.object({ data: z.array(BulkRecord), total: z.number() }),
  },
  'GET /agent/contacts/bulk/:bulkId': {
    allow,
    about: 'One bulk change and its progress.',
    params,
    reply: BulkRecord,
  },
  'GET /agent/contacts/bulk/:bulkId/left': {
    allow,
    about: 'The contacts that were skipped when a change was undone, and why.',
    params,
    query: z.object({ ...page, pageSize: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ data: z.array(SkippedContact), total: z.number() }),
  },
  'POST /agent/contacts/bulk/:bulkId/cancelled': {
    allow,
    about: 'Stops a change. Contacts already changed stay changed, and that can be undone.',
    params,
    reply: BulkRecord,
  },
  'POST /agent/contacts/bulk/:bulkId/undone': {
    allow,
    about: 'Undoes a change for contacts that were not changed again since: a few immediately, many in a job.',
    params,
    reply: BulkRecord,
  },
})
