import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { FlowDefinition } from './definition.ts'
import { FlowSummary, FlowTitle, flowKinds, flowStatuses } from './flow.ts'
import { Flow, FlowTemplate, FlowVersion } from './flow-detail.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ flowId: Id })
const kind = z.enum(flowKinds)

export const flowEndpoints = defineEndpoints({
  'GET /agent/flows': {
    allow,
    about: 'Lists automations or workflows, last changed first. Archived ones only by their status.',
    query: z.object({
      kind,
      search: z.string().trim().max(200).default(''),
      status: z.enum(flowStatuses).optional(),
      sort: z.enum(['title', 'updatedAt']).default('updatedAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(FlowSummary), total: z.number() }),
  },
  'POST /agent/flows': {
    allow,
    about: 'Creates an empty draft. The id is created with the form, so sending again creates nothing twice.',
    body: z.object({ flowId: Id, kind, title: FlowTitle }),
    reply: Flow,
  },
  'GET /agent/flow-templates': {
    allow,
    about: 'Lists the templates of automations or workflows.',
    query: z.object({ kind }),
    reply: z.array(FlowTemplate),
  },
  'POST /agent/flow-templates/:templateId/create': {
    allow,
    about: 'Creates a draft from a template, with its emails and postcards. The id is created with the form.',
    params: z.object({ templateId: z.string().max(100) }),
    body: z.object({ flowId: Id, title: FlowTitle }),
    reply: Flow,
  },
  'GET /agent/flows/:flowId': {
    allow,
    about: 'Returns an automation or a workflow. With a kind, one of the other kind is not found.',
    params,
    query: z.object({ kind: kind.optional() }),
    reply: Flow,
  },
  'PATCH /agent/flows/:flowId/title': {
    allow,
    about: 'Renames it.',
    params,
    body: z.object({ title: FlowTitle }),
    reply: Flow,
  },
  'PUT /agent/flows/:flowId/draft': {
    allow,
    about: 'Saves the draft. With `basedOn`, it answers 409 if the flow has changed since then.',
    params,
    body: z.object({ definition: FlowDefinition, basedOn: z.iso.datetime().optional() }),
    reply: Flow,
  },
  'POST /agent/flows/:flowId/discarded': {
    allow,
    about: 'Makes what is published the draft.',
    params,
    reply: Flow,
  },
  'POST /agent/flows/:flowId/published': {
    allow,
    about:
      'Publishes the draft and activates it. Contacts who are in it stay on their version, or move to the new one where it has their step.',
    params,
    body: z.object({ contacts: z.enum(['STAY', 'MOVE']), basedOn: z.iso.datetime().optional() }),
    reply: Flow,
  },
  'POST /agent/flows/:flowId/paused': {
    allow,
    about: 'Pauses it at once: nobody enters it and no step is taken.',
    params,
    reply: Flow,
  },
  'POST /agent/flows/:flowId/resumed': { allow, about: 'Continues a paused one.', params, reply: Flow },
  'POST /agent/flows/:flowId/archived': {
    allow,
    about: 'Archives it. Contacts who are in it leave it.',
    params,
    reply: Flow,
  },
  'POST /agent/flows/:flowId/unarchived': {
    allow,
    about: 'Brings it back, paused, or as a draft if it was never published.',
    params,
    reply: Flow,
  },
  'POST /agent/flows/:flowId/clone': { allow, about: 'Copies the draft.', params, reply: Flow },
  'DELETE /agent/flows/:flowId': { allow, about: 'Deletes a draft.', params, reply: z.undefined() },
  'GET /agent/flows/:flowId/versions': {
    allow,
    about: 'Lists what was published, newest first.',
    params,
    reply: z.array(FlowVersion),
  },
  'GET /agent/flows/:flowId/versions/:version': {
    allow,
    about: 'Returns what was published.',
    params: params.extend({ version: z.string().regex(/^\d{1,9}$/) }),
    reply: FlowDefinition,
  },
  'POST /agent/flows/:flowId/versions/:version/restored': {
    allow,
    about: 'Makes an earlier version the draft.',
    params: params.extend({ version: z.string().regex(/^\d{1,9}$/) }),
    reply: Flow,
  },
  'GET /agent/marketing-automations/:automationId': {
    allow,
    about: 'Returns the columns of an automation.',
    params: z.object({ automationId: Id }),
    reply: FlowSummary.pick({ _id: true, title: true, status: true, updatedAt: true, lastUpdated: true }),
  },
  'GET /agent/workflow-wrappers/:workflowId': {
    allow,
    about: 'Returns a workflow with the definition that is being edited.',
    params: z.object({ workflowId: Id }),
    reply: z.object({ _id: z.string(), definition: FlowDefinition.extend({ title: z.string() }) }),
  },
  'GET /agent/workflows/:workflowId': {
    allow,
    about: 'Returns a workflow with the definition that is in force, or its draft.',
    params: z.object({ workflowId: Id }),
    reply: z.object({ _id: z.string(), automationDefinition: FlowDefinition.extend({ title: z.string() }) }),
  },
})
