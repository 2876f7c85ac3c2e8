import * as z from 'zod'
import { Access } from '../agency/access.ts'
import { Agency, Agent } from '../agency/agency.ts'
import { CreditBalance } from '../credits/credits.ts'
import { GettingStartedTask } from '../getting-started/task.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Plan } from '../plans/plan.ts'
import { Preferences } from '../preferences/preference.ts'

export const startEndpoints = defineEndpoints({
  'GET /agent/start': {
    allow: 'member',
    about:
      'What the console needs before any page, in one response: the agent, the agency, the permissions, the plan, the open tasks, the preferences, and the counts of the navigation.',
    whileSuspended: true,
    reply: z.object({
      agent: Agent,
      agency: Agency,
      access: Access,
      plan: Plan,
      tasks: z.array(GettingStartedTask),
      preferences: Preferences,
      /** Null where the calls of their own would refuse: in a suspended account, without permission, and for API keys. */
      unread: z.object({ submissions: z.number(), notifications: z.number() }).nullable(),
      credits: CreditBalance.nullable(),
    }),
  },
})
