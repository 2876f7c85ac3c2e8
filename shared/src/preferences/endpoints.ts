import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Preferences, preferenceKeys } from './preference.ts'

const key = z.enum(preferenceKeys)

export const preferenceEndpoints = endpoints({
  'GET /agent/preferences': {
    allow: 'member',
    about: 'The stored values of the asked keys (keys=A,B), for this user in this account.',
    whileSuspended: true,
    query: z.object({
      keys: z
        .string()
        .transform((list) => list.split(','))
        .pipe(z.array(key)),
    }),
    reply: Preferences,
  },
  'PUT /agent/preferences': {
    allow: 'member',
    about: 'Store preferences by key; other keys keep their values.',
    body: Preferences.strict(),
    reply: Preferences,
  },
})
