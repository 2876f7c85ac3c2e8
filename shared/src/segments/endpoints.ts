import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  NewSegment,
  Segment,
  SegmentChange,
  SegmentReasons,
  SegmentsOfContact,
  segmentListSorts,
  segmentOwners,
} from './segment.ts'

const allow = 'member'
const params = z.object({ segmentId: Id })

export const segmentEndpoints = endpoints({
  'GET /agent/segments': {
    allow,
    about: 'The own segments and those others share, each with how many contacts match now.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      whose: z.enum(segmentOwners).optional(),
      /** The key of a field that the segment filters by. */
      by: z.string().max(80).optional(),
      sort: z.enum(segmentListSorts).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Segment), total: z.number() }),
  },
  'POST /agent/segments': {
    allow,
    about: 'Keeps a search and filters under a name.',
    body: NewSegment,
    reply: Segment,
  },
  'GET /agent/segments/:segmentId': { allow, about: 'One segment.', params, reply: Segment },
  'PATCH /agent/segments/:segmentId': {
    allow,
    about: 'Keeps what is sent of a segment. With `basedOn` it refuses to overwrite.',
    params,
    body: SegmentChange,
    reply: Segment,
  },
  'DELETE /agent/segments/:segmentId': {
    allow,
    about: 'Forgets a segment. Its contacts stay.',
    params,
    reply: z.undefined(),
  },
  'GET /agent/segments/:segmentId/reasons/:contactId': {
    allow,
    about: 'Why a contact is in a segment, or why not: each condition and whether it is met.',
    params: z.object({ segmentId: Id, contactId: Id }),
    reply: SegmentReasons,
  },
  'GET /agent/contacts/:contactId/segments': {
    allow,
    about: 'The segments a contact is in, by name, each with the conditions it meets.',
    params: z.object({ contactId: Id }),
    reply: SegmentsOfContact,
  },
})
