import * as z from 'zod'
import { permissions, roles } from '../access.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Agency, Agent } from './agency.ts'

export const agencyEndpoints = defineEndpoints({
  'GET /agent/me': {
    allow: 'member',
    about: 'The signed-in agent in this account.',
    whileSuspended: true,
    reply: Agent,
  },
  'GET /agent/agency': { allow: 'member', about: 'The agency of this account.', whileSuspended: true, reply: Agency },
  'GET /agent/permissions': {
    allow: 'member',
    about: 'The role of the signed-in agent and what it permits in this account.',
    whileSuspended: true,
    reply: z.object({ role: z.enum(roles), permissions: z.array(z.enum(permissions)) }),
  },
})
