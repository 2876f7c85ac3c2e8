import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id, listOf, OptionalText, RequiredText, requiredMessage } from '../http/fields.ts'
import { leadStages, leadTypes } from '../timeline/entry.ts'
import { LeadFieldConfig } from './field-config.ts'
import { Lead, LeadColumn, leadSorts, TodayLead } from './lead.ts'

const allow = 'member'
const params = z.object({ leadId: Id })

const Filters = z.object({
  search: z.string().trim().max(200).default(''),
  leadTypes: listOf(z.enum(leadTypes)).optional(),
  /** Of whom; `none` are those of nobody. */
  agentId: z.union([Id, z.literal('none')]).optional(),
})

const Cents = z
  .number('Please enter an amount')
  .int()
  .min(0, 'This field cannot be less than 0')
  .max(99_999_999_999_900, 'This field cannot be greater than 999999999999')

export const leadEndpoints = endpoints({
  'GET /agent/leads/field-config': {
    allow,
    about: 'The stages and kinds of leads, as the lead screens show them.',
    reply: LeadFieldConfig,
  },
  'GET /agent/leads/board': {
    allow,
    about: 'Every stage with its count, its worth and the first of its leads, in the order they were put.',
    query: Filters,
    reply: z.object({ columns: z.array(LeadColumn) }),
  },
  'GET /agent/leads/search': {
    allow,
    about: 'Leads as a list, the newest first. With the sort `position` they come as in their column.',
    query: Filters.extend({
      stages: listOf(z.enum(leadStages)).optional(),
      sort: z.enum([...leadSorts, 'position']).default('createdAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Lead), total: z.number() }),
  },
  'GET /agent/leads/today': {
    allow,
    about: 'Whom to answer now, and why: new leads that nobody answered, and what is due.',
    query: z.object({ mine: z.stringbool().optional() }),
    reply: z.object({ data: z.array(TodayLead) }),
  },
  'POST /agent/leads': {
    allow,
    about: 'Makes a lead of a contact by hand.',
    body: z.object({
      contactId: Id,
      leadType: z.enum(leadTypes, requiredMessage),
      propertyId: Id.nullable().default(null),
      valueCents: Cents.nullable().default(null),
    }),
    reply: Lead,
  },
  'GET /agent/leads/lead/:leadId': { allow, about: 'One lead.', params, reply: Lead },
  'PATCH /agent/leads/lead/:leadId': {
    allow,
    about: 'Changes whose it is, what it is worth, and what is to be done next; what is not sent stays.',
    params,
    body: z.object({
      agentId: Id.nullable().optional(),
      valueCents: Cents.nullable().optional(),
      nextAction: OptionalText(200).nullable().optional(),
      nextActionAt: z.iso.datetime().nullable().optional(),
    }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/move': {
    allow,
    about: 'Puts a lead into a stage: below another one, first where `below` is null, last where it is left out.',
    params,
    body: z
      .object({
        stage: z.enum(leadStages, requiredMessage),
        below: Id.nullable().optional(),
        lostReason: RequiredText(200).optional(),
      })
      .refine(({ stage, lostReason }) => stage !== 'LOST' || lostReason, {
        path: ['lostReason'],
        message: requiredMessage,
      }),
    reply: Lead,
  },
})
