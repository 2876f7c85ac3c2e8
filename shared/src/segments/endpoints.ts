import * as z from 'zod'
import { ContactSearch } from '../contacts/contact-query.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  ContactSegments,
  NewSegment,
  Segment,
  SegmentChange,
  SegmentReasons,
  segmentListSorts,
  segmentOwners,
} from './segment.ts'

const allow = 'member'
const params = z.object({ segmentId: Id })

export const segmentEndpoints = defineEndpoints({
  'GET /agent/segments': {
    allow,
    about: 'Your own segments and shared ones, each with its current number of contacts.',
    query: z.object({
      search: ContactSearch.default(''),
      whose: z.enum(segmentOwners).optional(),
      /** The key of a field the segment filters by. */
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
    about: 'Saves a search and filters under a name.',
    body: NewSegment,
    reply: Segment,
  },
  'GET /agent/segments/:segmentId': { allow, about: 'One segment.', params, reply: Segment },
  'PATCH /agent/segments/:segmentId': {
    allow,
    about: 'Updates the fields that are sent. With `basedOn` it refuses to overwrite newer changes.',
    params,
    body: SegmentChange,
    reply: Segment,
  },
  'DELETE /agent/segments/:segmentId': {
    allow,
    about: 'Deletes a segment. Its contacts stay.',
    params,
    reply: z.undefined(),
  },
  'GET /agent/segments/:segmentId/reasons/:contactId': {
    allow,
    about: 'Why a contact is or is not in a segment: each condition and whether it is met.',
    params: z.object({ segmentId: Id, contactId: Id }),
    reply: SegmentReasons,
  },
  'GET /agent/contacts/:contactId/segments': {
    allow,
    about: 'The segments a contact is in, sorted by name, each with the conditions it meets.',
    params: z.object({ contactId: Id }),
    reply: ContactSegments,
  },
})
