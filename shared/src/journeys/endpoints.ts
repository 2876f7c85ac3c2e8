import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { type Journey, languages } from './journey.ts'

export const journeyEndpoints = endpoints({
  'GET /public/journeys/:subjectId': {
    allow: 'anyone',
    about: 'What a visitor is asked after a widget or a page has caught their interest.',
    params: z.object({ subjectId: Id }),
    query: z.object({
      lang: z.enum(languages).default('en'),
      /** Of a page with tabs: by which one it is entered. */
      tab: z.coerce.number().int().min(0).max(20).default(0),
    }),
    reply: z.custom<Journey>((value) => typeof value === 'object' && value !== null),
  },
})
