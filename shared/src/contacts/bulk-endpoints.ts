import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { BulkChange, BulkRecord, LeftContact, Selection } from './bulk.ts'

const allow = 'member'
const params = z.object({ bulkId: Id })
const page = { page: z.coerce.number().int().min(1).max(10_000).default(1) }

export const bulkEndpoints = endpoints({
  'POST /agent/contacts/bulk/preview': {
    allow,
    about: 'How many contacts are chosen, and how many of them a change would change.',
    asks: true,
    body: z.object({ selection: Selection, change: BulkChange }),
    reply: z.object({ selected: z.number(), changing: z.number() }),
  },
  'POST /agent/contacts/bulk': {
    allow,
    about:
      'Changes all chosen contacts: a few at once, many by a job that tells how far it is. With `expected` it refuses when others would be changed than were shown.',
    body: z.object({ selection: Selection, change: BulkChange, expected: z.number().int().min(0).optional() }),
    reply: BulkRecord,
  },
  'GET /agent/contacts/bulk': {
    allow,
    about: 'What was done to many contacts at once, the last first; or only what is at work.',
    query: z.object({
      ...page,
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
      isAtWork: z.enum(['true']).optional(),
    }),
    reply: z.object({ data: z.array(BulkRecord), total: z.number() }),
  },
  'GET /agent/contacts/bulk/:bulkId': {
    allow,
    about: 'One change of many contacts, and how far it is.',
    params,
    reply: BulkRecord,
  },
  'GET /agent/contacts/bulk/:bulkId/left': {
    allow,
    about: 'The contacts that stayed as they were when a change was taken back, and why.',
    params,
    query: z.object({ ...page, pageSize: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ data: z.array(LeftContact), total: z.number() }),
  },
  'POST /agent/contacts/bulk/:bulkId/cancelled': {
    allow,
    about: 'Stops a change. Who was changed by then stays so, and can be taken back.',
    params,
    reply: BulkRecord,
  },
  'POST /agent/contacts/bulk/:bulkId/undone': {
    allow,
    about: 'Takes a change back wherever nothing else has happened since: a few at once, many by a job.',
    params,
    reply: BulkRecord,
  },
})
