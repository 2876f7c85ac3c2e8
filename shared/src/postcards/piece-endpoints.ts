import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { DailyLimit } from './daily-limit.ts'
import { PostcardPiece, PostcardScan, postcardStates } from './piece.ts'
import type { PostcardRecipient, PostcardSender } from './postcard-context.ts'
import type { PostcardSettings } from './postcard-settings.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const pieceId = z.object({ pieceId: Id })
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const pageSize = z.coerce.number().int().min(1).max(100).default(25)
const PieceList = z.object({ data: z.array(PostcardPiece), total: z.number() })

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** What a postcard is drawn from, as it was printed. The server builds it from its own records. */
const DrawingSource = z.object({
  settings: z.custom<PostcardSettings>(isObject),
  sender: z.custom<PostcardSender>(isObject),
  recipient: z.custom<PostcardRecipient>(isObject),
})

export const postcardPieceEndpoints = defineEndpoints({
  'GET /agent/content/postcard/daily-limit': {
    allow,
    about: 'Returns how many postcards are sent to the printer on one day.',
    reply: DailyLimit,
  },
  'PUT /agent/content/postcard/daily-limit': {
    allow,
    about: 'Changes the daily limit, and the days on which queued postcards are sent.',
    body: DailyLimit,
    reply: DailyLimit,
  },
  'GET /agent/postcards/:pieceId': {
    allow: 'member',
    about: 'Returns a postcard as the contact got it, and what became of it.',
    params: pieceId,
    reply: DrawingSource.extend({ piece: PostcardPiece }),
  },
  'POST /agent/postcards/:pieceId/canceled': {
    allow,
    about: "Cancels a postcard and gives its credits back. Works until the printer's window closes.",
    params: pieceId,
    reply: PostcardPiece,
  },
  'GET /agent/contacts/:contactId/postcards': {
    allow: 'member',
    about: 'Lists the postcards of a contact, newest first.',
    params: z.object({ contactId: Id }),
    query: z.object({ page, pageSize }),
    reply: PieceList,
  },
  'GET /agent/broadcasts/:broadcastId/postcards': {
    allow,
    about: 'Lists the postcards of a broadcast, and what became of each.',
    params: z.object({ broadcastId: Id }),
    query: z.object({ state: z.enum(postcardStates).optional(), page, pageSize }),
    reply: PieceList,
  },
  'GET /agent/content/:contentId/scans': {
    allow,
    about: 'Lists who scanned a postcard, latest first.',
    params: z.object({ contentId: Id }),
    query: z.object({
      dateFrom: z.iso.datetime({ offset: true }).optional(),
      dateTill: z.iso.datetime({ offset: true }).optional(),
      page,
      pageSize,
    }),
    reply: z.object({ data: z.array(PostcardScan), total: z.number() }),
  },
})
