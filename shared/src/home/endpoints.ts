import * as z from 'zod'
import { ActivityEvent } from '../activity/activity-event.ts'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { defineEndpoints } from '../http/endpoint.ts'

const WeekComparison = z.object({ thisWeek: z.number(), lastWeek: z.number() })

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

export const HomeActivity = ActivityEvent.extend({ contactId: z.string() })
export type HomeActivity = z.infer<typeof HomeActivity>

export const HomeFigures = z.object({
  contacts: WeekComparison.extend({ total: z.number() }),
  leads: WeekComparison.extend({ open: z.number() }),
  views: WeekComparison,
  submissions: WeekComparison,
  /** The last thirty days in the agency's time zone, oldest first, without gaps. */
  days: z.array(z.object({ day: z.string(), views: z.number(), entrances: z.number(), submissions: z.number() })),
})
export type HomeFigures = z.infer<typeof HomeFigures>

export const homeEndpoints = defineEndpoints({
  'GET /agent/home/figures': {
    allow: 'member',
    about: 'Contacts, leads and visits of the account: totals, this week and last week, and the last thirty days.',
    reply: HomeFigures,
  },
  'GET /agent/home/leads': {
    allow: 'member',
    about: 'The newest open leads.',
    reply: z.array(HomeLead),
  },
  'GET /agent/home/activity': {
    allow: 'member',
    about: 'The latest activity across all contacts.',
    reply: z.array(HomeActivity),
  },
})
