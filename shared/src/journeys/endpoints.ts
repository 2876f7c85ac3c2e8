import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { maxVariantLength } from '../traffic/shown-variant.ts'
import { type Journey, languages } from './journey.ts'

export const journeyEndpoints = defineEndpoints({
  'GET /public/journeys/:subjectId': {
    allow: 'anyone',
    about: 'The questions that a widget or page asks its visitors, with the consent text.',
    params: z.object({ subjectId: Id }),
    query: z.object({
      lang: z.enum(languages).default('en'),
      /** Index of the tab, for pages with tabs. */
      tab: z.coerce.number().int().min(0).max(20).default(0),
      /** The version of the page that the visitor saw, while one is tested. */
      v: z.string().max(maxVariantLength).optional(),
    }),
    reply: z.custom<Journey>((value) => typeof value === 'object' && value !== null),
  },
})
