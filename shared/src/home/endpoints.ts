import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { Happening } from '../activity/happening.ts'
import { endpoints } from '../http/endpoint.ts'

const Weeks = z.object({ thisWeek: z.number(), lastWeek: z.number() })

export const HomeLead = z.object({
  _id: z.string(),
  contactId: z.string(),
  fullName: z.string(),
  emailId: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  stage: z.enum(leadStages),
  leadType: z.enum(leadTypes),
  source: z.string(),
  agentName: z.string().nullable(),
  valueCents: z.number().nullable(),
  createdAt: z.string(),
})
export type HomeLead = z.infer<typeof HomeLead>

export const HomeActivity = Happening.extend({ contactId: z.string() })
export type HomeActivity = z.infer<typeof HomeActivity>

export const HomeFigures = z.object({
  contacts: Weeks.extend({ total: z.number() }),
  leads: Weeks.extend({ open: z.number() }),
  views: Weeks,
  submissions: Weeks,
  /** The last thirty days of the agency's calendar, oldest first, without gaps. */
  days: z.array(z.object({ day: z.string(), views: z.number(), entrances: z.number(), submissions: z.number() })),
})
export type HomeFigures = z.infer<typeof HomeFigures>

export const homeEndpoints = endpoints({
  'GET /agent/home/figures': {
    allow: 'member',
    about: 'Contacts, leads and visits of the account: totals, this week against last week, and thirty days by day.',
    reply: HomeFigures,
  },
  'GET /agent/home/leads': {
    allow: 'member',
    about: 'The newest leads nobody has closed or lost yet.',
    reply: z.array(HomeLead),
  },
  'GET /agent/home/activity': {
    allow: 'member',
    about: 'What happened last, over all contacts.',
    reply: z.array(HomeActivity),
  },
})
