import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { countedFeatures, Plan } from './plan.ts'

export const planEndpoints = endpoints({
  'GET /agent/plan': { allow: 'member', about: 'The plan of the account.', whileSuspended: true, reply: Plan },
  'GET /agent/plans': {
    allow: 'member',
    about: 'Every plan on offer, the one that allows least first.',
    whileSuspended: true,
    reply: z.array(Plan),
  },
  'GET /agent/plan/features/:feature': {
    allow: 'member',
    about: 'How many of a counted feature the plan allows.',
    whileSuspended: true,
    params: z.object({ feature: z.enum(countedFeatures) }),
    reply: z.object({ available: z.number() }),
  },
})
