import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { endpoints } from '../http/endpoint.ts'
import { Id, listOf, OptionalText, RequiredText, requiredMessage } from '../http/fields.ts'
import { readLengths } from './column-length.ts'
import { DueTime } from './due-time.ts'
import { LeadFieldConfig } from './field-config.ts'
import { Lead, LeadColumn, LeadDetail, leadSorts, Today } from './lead.ts'

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
    about:
      'Every stage with its count, its worth and the first of its leads, in the order they were put; more of some with `lengths`, as in `NEW.75,LOST.125`.',
    query: Filters.extend({ lengths: z.string().max(200).default('').transform(readLengths) }),
    reply: z.object({ columns: z.array(LeadColumn) }),
  },
  'GET /agent/leads/search': {
    allow,
    about: 'Leads as a list, the newest first.',
    query: Filters.extend({
      stages: listOf(z.enum(leadStages)).optional(),
      sort: z.enum(leadSorts).default('createdAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Lead), total: z.number() }),
  },
  'GET /agent/leads/today': {
    allow,
    about:
      'Whom to answer now, and why: new leads that nobody answered, and what is due. With `mine` those of one’s own and those of nobody.',
    query: z.object({ mine: z.stringbool().optional() }),
    reply: Today,
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
  'GET /agent/leads/lead/:leadId': {
    allow,
    about: 'One lead, with the submission that made it and its history.',
    params,
    reply: LeadDetail,
  },
  'PATCH /agent/leads/lead/:leadId': {
    allow,
    about: 'Changes whose it is, what it is worth, and what is to be done next; what is not sent stays.',
    params,
    body: z.object({
      agentId: Id.nullable().optional(),
      valueCents: Cents.nullable().optional(),
      nextAction: OptionalText(200).nullable().optional(),
      nextActionAt: DueTime.nullable().optional(),
    }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/move': {
    allow,
    about:
      'Puts a lead into a stage: below another one, or first where `below` is null. Left out, it is last of what is open and first of what is over.',
    params,
    body: z.object({
      stage: z.enum(leadStages, { error: ({ input }) => (input === undefined ? requiredMessage : stageGone) }),
      below: Id.nullable().optional(),
      /** Asked for on the way into Lost. */
      lostReason: RequiredText(200).optional(),
    }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/done': {
    allow,
    about:
      'Says that a new lead was answered, or that what was due is done. A lead of nobody becomes that of who did it.',
    params,
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/snoozed': {
    allow,
    about: 'Puts off an answer, or what is due, until then.',
    params,
    body: z.object({ until: DueTime }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/undone': {
    allow,
    about: 'Takes back that it was done or put off, as long as nobody has changed the lead since.',
    params,
    reply: Lead,
  },
})

/** Said of a stage that there is not, or not any more. */
const stageGone = 'There is no such stage any more'
