import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { countedFeatures, Plan } from './plan.ts'

export const planEndpoints = defineEndpoints({
  'GET /agent/plan': { allow: 'member', about: 'The plan of the account.', whileSuspended: true, reply: Plan },
  'GET /agent/plans': {
    allow: 'member',
    about: 'All plans, the one with the fewest contacts first.',
    whileSuspended: true,
    reply: z.array(Plan),
  },
  'GET /agent/plan/features/:feature': {
    allow: 'member',
    about: 'The number of a counted feature that the plan allows.',
    whileSuspended: true,
    params: z.object({ feature: z.enum(countedFeatures) }),
    reply: z.object({ available: z.number() }),
  },
})
