import * as z from 'zod'
import { EmailPiece, pieceStates } from '../emails/piece.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Broadcast, BroadcastEstimate, BroadcastRequest, RemainingBroadcast } from './broadcast.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ broadcastId: Id })
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const pageSize = z.coerce.number().int().min(1).max(100).default(25)

export const broadcastEndpoints = defineEndpoints({
  'POST /agent/broadcasts/estimate': {
    allow,
    about: 'Counts who would get an email or a postcard now, what it costs, and who is held back and why.',
    readOnly: true,
    body: BroadcastRequest,
    reply: BroadcastEstimate,
  },
  'POST /agent/broadcasts': {
    allow,
    about:
      'Sends a published email or postcard to contacts, at once or later. The id is created with the form, so sending again sends nothing twice.',
    body: BroadcastRequest.extend({ broadcastId: Id, startsAt: z.iso.datetime({ offset: true }).optional() }),
    reply: Broadcast,
  },
  'GET /agent/broadcasts': {
    allow,
    about: 'Lists broadcasts, newest first.',
    query: z.object({ contentId: Id.optional(), page, pageSize }),
    reply: z.object({ data: z.array(Broadcast), total: z.number() }),
  },
  'GET /agent/broadcasts/:broadcastId': {
    allow,
    about: 'Returns a broadcast and its progress.',
    params,
    reply: Broadcast,
  },
  'GET /agent/broadcasts/:broadcastId/emails': {
    allow,
    about: 'Lists the emails of a broadcast, and what became of each.',
    params,
    query: z.object({ state: z.enum(pieceStates).optional(), page, pageSize }),
    reply: z.object({ data: z.array(EmailPiece), total: z.number() }),
  },
  'GET /agent/broadcasts/:broadcastId/remaining': {
    allow,
    about: 'Counts what a broadcast has not sent yet.',
    params,
    reply: RemainingBroadcast,
  },
  'POST /agent/broadcasts/:broadcastId/canceled': {
    allow,
    about: 'Cancels a broadcast that has not started.',
    params,
    reply: Broadcast,
  },
  'POST /agent/broadcasts/:broadcastId/stopped': {
    allow,
    about: 'Stops a broadcast. What was not sent yet is canceled.',
    params,
    reply: Broadcast,
  },
  'POST /agent/broadcasts/:broadcastId/resumed': {
    allow,
    about: 'Continues a paused broadcast.',
    params,
    reply: Broadcast,
  },
})
