import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { FlowRun, FlowRunStep, runStates, stepOutcomes } from './run.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ flowId: Id })
const runParams = z.object({ runId: Id })
const days = z.coerce.number().int().min(1).max(366).default(30)

export const flowRunEndpoints = defineEndpoints({
  'GET /agent/flows/:flowId/performance': {
    allow,
    about: 'How many contacts are at each step, what became of those who passed it, and how each day went.',
    params,
    query: z.object({ days }),
    reply: z.object({
      steps: z.array(
        z.object({
          stepId: z.string(),
          /** Contacts at it now, and those for whom it failed. */
          active: z.number(),
          failed: z.number(),
          done: z.number(),
          skipped: z.number(),
          branches: z.record(z.string(), z.number()),
          /** Of emails and postcards. Scans count as opened. */
          sent: z.number(),
          held: z.number(),
          opened: z.number(),
          clicked: z.number(),
        }),
      ),
      series: z.array(z.object({ day: z.string(), entered: z.number(), finished: z.number(), left: z.number() })),
    }),
  },
  'GET /agent/flows/:flowId/runs': {
    allow,
    about: 'Lists the contacts who are or were in it, newest first.',
    params,
    query: z.object({
      /** Contacts at this step now, or with an outcome, those who passed it so. */
      stepId: z.string().max(40).optional(),
      outcome: z.enum(stepOutcomes).optional(),
      branch: z.string().max(40).optional(),
      state: z.enum(runStates).optional(),
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(FlowRun), total: z.number() }),
  },
  'POST /agent/flows/:flowId/runs/retried': {
    allow,
    about: 'Tries the failed step of every contact again.',
    params,
    body: z.object({ stepId: z.string().max(40).optional() }),
    reply: z.object({ retried: z.number() }),
  },
  'GET /agent/flow-runs/:runId': {
    allow,
    about: 'Returns how one contact went through it, step by step.',
    params: runParams,
    reply: z.object({ run: FlowRun, steps: z.array(FlowRunStep) }),
  },
  'POST /agent/flow-runs/:runId/left': {
    allow: 'member',
    about: 'Takes the contact out.',
    params: runParams,
    reply: FlowRun,
  },
  'POST /agent/flow-runs/:runId/retried': {
    allow,
    about: 'Tries the failed step again.',
    params: runParams,
    reply: FlowRun,
  },
  'POST /agent/flows/:flowId/contacts/:contactId/enrolled': {
    allow,
    about: 'Enrolls a contact by hand in an active automation or workflow.',
    params: params.extend({ contactId: Id }),
    reply: FlowRun,
  },
  'GET /agent/contacts/:contactId/flows': {
    allow: 'member',
    about: 'Lists the automations and workflows that a contact is or was in, current ones first.',
    params: z.object({ contactId: Id }),
    reply: z.array(FlowRun),
  },
})
