import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'

export const failedEventEndpoints = defineEndpoints({
  'GET /agent/flow-events/failed': {
    allow,
    about: 'Lists events that automations and workflows could not react to, oldest first.',
    reply: z.object({
      total: z.number(),
      data: z.array(
        z.object({
          _id: z.string(),
          /** Such as `Dashboard viewed`. */
          event: z.string(),
          /** Null if the contact was deleted. */
          contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
          at: z.string(),
        }),
      ),
    }),
  },
  'POST /agent/flow-events/failed/retried': {
    allow,
    about: 'Lets automations and workflows react to these events again.',
    reply: z.object({ retried: z.number() }),
  },
  'POST /agent/flow-events/failed/dismissed': {
    allow,
    about: 'Forgets these events. Nobody is enrolled because of them.',
    reply: z.object({ dismissed: z.number() }),
  },
})
