import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { GettingStartedTask } from './task.ts'

const allow = 'member'

export const gettingStartedEndpoints = defineEndpoints({
  'GET /agent/getting-started/tasks': {
    allow,
    about: 'What the caller can do to set up the account, each with whether it is done. Empty once everything is done.',
    whileSuspended: true,
    reply: z.array(GettingStartedTask),
  },
  'GET /agent/getting-started/accessible': {
    allow,
    about: 'Whether the caller has a task left.',
    reply: z.object({ isAccessible: z.boolean() }),
  },
  'POST /agent/getting-started/rewards': {
    allow,
    about: 'Adds the credits of every task that was finished since. Each task is paid once.',
    reply: z.array(GettingStartedTask),
  },
})
