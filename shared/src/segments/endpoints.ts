import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { NewSegment, Segment, SegmentChange, SegmentReasons } from './segment.ts'

const allow = 'member'
const params = z.object({ segmentId: Id })

export const segmentEndpoints = endpoints({
  'GET /agent/segments': {
    allow,
    about: 'The own segments and those others share, by name, each with how many contacts match now.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
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
})
