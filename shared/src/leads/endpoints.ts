import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, OptionalText, queryArray, RequiredText, requiredMessage } from '../http/fields.ts'
import { parseColumnLengths } from './column-length.ts'
import { DueTime } from './due-time.ts'
import { LeadFieldConfig } from './field-config.ts'
import { Lead, LeadColumn, LeadDetail, leadSorts, Today } from './lead.ts'

const allow = 'member'
const params = z.object({ leadId: Id })

const Filters = z.object({
  search: z.string().trim().max(200).default(''),
  leadTypes: queryArray(z.enum(leadTypes)).optional(),
  /** `none` selects unassigned leads. */
  agentId: z.union([Id, z.literal('none')]).optional(),
})

const Cents = z
  .number('Please enter an amount')
  .int()
  .min(0, 'This field cannot be less than 0')
  .max(99_999_999_999_900, 'This field cannot be greater than 999999999999')

export const leadEndpoints = defineEndpoints({
  'GET /agent/leads/field-config': {
    allow,
    about: 'Stages, types and lost reasons of leads, and the agents they can be assigned to.',
    reply: LeadFieldConfig,
  },
  'GET /agent/leads/board': {
    allow,
    about:
      'Every stage with its count, total value and first leads, in board order. `lengths` asks for more of a stage: `NEW.75,LOST.125`.',
    query: Filters.extend({ lengths: z.string().max(200).default('').transform(parseColumnLengths) }),
    reply: z.object({ columns: z.array(LeadColumn) }),
  },
  'GET /agent/leads/search': {
    allow,
    about: 'Leads as a list, newest first by default.',
    query: Filters.extend({
      stages: queryArray(z.enum(leadStages)).optional(),
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
      'Leads that need attention now, and why: unanswered new leads and due next actions. `mine` limits it to your own and unassigned leads.',
    query: z.object({ mine: z.stringbool().optional() }),
    reply: Today,
  },
  'POST /agent/leads': {
    allow,
    about: 'Adds a lead for a contact.',
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
    about: 'One lead with the submission that created it and its history.',
    params,
    reply: LeadDetail,
  },
  'PATCH /agent/leads/lead/:leadId': {
    allow,
    about: 'Changes owner, value and next action. Omitted fields stay as they are.',
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
      'Moves a lead to a stage: below another lead, or to the top if `below` is null. Without `below` it goes to the end of an open stage and to the top of a closed one.',
    params,
    body: z.object({
      stage: z.enum(leadStages, { error: ({ input }) => (input === undefined ? requiredMessage : unknownStage) }),
      below: Id.nullable().optional(),
      /** Required when moving to Lost. */
      lostReason: RequiredText(200).optional(),
    }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/done': {
    allow,
    about: 'Marks a new lead as answered, or its next action as done. An unassigned lead is assigned to the caller.',
    params,
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/snoozed': {
    allow,
    about: 'Postpones a lead until the given time.',
    params,
    body: z.object({ until: DueTime }),
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/undone': {
    allow,
    about: 'Reverts the last done or snoozed, unless the lead has changed since.',
    params,
    reply: Lead,
  },
})

const unknownStage = 'This stage does not exist'
