import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Preferences, preferenceKeys } from './preference.ts'

const key = z.enum(preferenceKeys)

export const preferenceEndpoints = defineEndpoints({
  'GET /agent/preferences': {
    allow: 'member',
    about: 'The stored values of the requested keys (keys=A,B), or of all, for this user in this account.',
    whileSuspended: true,
    query: z.object({
      keys: z
        .string()
        .transform((list) => list.split(','))
        .pipe(z.array(key))
        .optional(),
    }),
    reply: Preferences,
  },
  'PUT /agent/preferences': {
    allow: 'member',
    about: 'Save preferences by key. Other keys keep their values.',
    body: Preferences.strict(),
    reply: Preferences,
  },
})
