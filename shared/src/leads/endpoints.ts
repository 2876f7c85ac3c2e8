import * as z from 'zod'
import { leadStages } from '../activity/entry.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, OptionalText, RequiredText, requiredMessage } from '../http/fields.ts'
import { LeadBulkChange, LeadBulkResult, LeadIds } from './bulk.ts'
import { parseColumnLengths } from './column-length.ts'
import { DueTime } from './due-time.ts'
import { LeadFieldConfig } from './field-config.ts'
import { Lead, LeadColumn, LeadDetail, leadSorts, Today } from './lead.ts'
import { LeadViewQuery } from './lead-view.ts'
import { Cents, NewLead } from './new-lead.ts'
import { NextStep } from './next-step.ts'

const allow = 'member'
const params = z.object({ leadId: Id })

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
    query: LeadViewQuery.extend({ lengths: z.string().max(200).default('').transform(parseColumnLengths) }),
    reply: z.object({ columns: z.array(LeadColumn) }),
  },
  'GET /agent/leads/search': {
    allow,
    about: 'Leads as a list, newest first by default.',
    query: LeadViewQuery.extend({
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
    about: 'Adds a lead for a contact, or for a new person. Without an owner it is assigned to the agent who adds it.',
    body: NewLead,
    reply: Lead,
  },
  'POST /agent/leads/bulk': {
    allow,
    about: 'Assigns or moves several leads, all or none.',
    body: z.object({ leadIds: LeadIds, change: LeadBulkChange }),
    reply: LeadBulkResult,
  },
  'POST /agent/leads/bulk/undone': {
    allow,
    about: 'Reverts a bulk change. Leads that have changed since stay as they are.',
    body: z.object({ changeId: Id, leadIds: LeadIds }),
    reply: z.object({ revertedIds: z.array(z.string()) }),
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
    about:
      'Marks a new lead as answered, or its next action as done. An unassigned lead is assigned to the caller, and so is its contact if it has no owner.',
    params,
    reply: Lead,
  },
  'POST /agent/leads/lead/:leadId/next-step': {
    allow,
    about: 'Plans what to do after a lead was marked done. Undo reverts both.',
    params,
    body: NextStep,
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
    about: 'Reverts the last change of a lead if it was of this kind. A task is what done and snoozed change.',
    params,
    query: z.object({ change: z.enum(['TASK', 'MOVE']).default('TASK') }),
    reply: Lead,
  },
})

const unknownStage = 'This stage does not exist'
