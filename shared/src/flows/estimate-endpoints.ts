import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { FlowDefinition } from './definition.ts'
import { stepOutcomes } from './run.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ flowId: Id })
const simulationParams = params.extend({ simulationId: Id })
const ContactName = z.object({ _id: z.string(), fullName: z.string() })

/** What a step would do for a contact. */
const PlannedStep = z.object({
  stepId: z.string(),
  /** In a sentence. */
  step: z.string(),
  at: z.string(),
  outcome: z.enum(stepOutcomes),
  branch: z.string().nullable(),
  reason: z.string(),
  /** The email or the postcard that it would send, to look at as this contact. */
  contentId: z.string().nullable(),
})

const SimulationState = z.enum(['RUNNING', 'DONE', 'STOPPED', 'FAILED'])

const Simulation = z.object({
  _id: z.string(),
  state: SimulationState,
  /** From 0 to 1. */
  progress: z.number(),
  days: z.number(),
  /** What it takes for granted, in words. */
  notes: z.array(z.string()),
  startedAt: z.string(),
  entered: z.number(),
  steps: z.array(
    z.object({
      stepId: z.string(),
      done: z.number(),
      skipped: z.number(),
      /** The same for what is published. Null where it has no such step. */
      published: z.object({ done: z.number(), skipped: z.number() }).nullable(),
    }),
  ),
  /** Some of the contacts, with what each would have got. */
  sample: z.array(
    z.object({ contact: ContactName, cause: z.string(), enteredAt: z.string(), steps: z.array(PlannedStep) }),
  ),
})

const Estimate = z.object({
  /** Contacts who match now and never were in it. For a workflow, how many would have entered in the last 30 days. */
  total: z.number(),
  sample: z.array(z.object({ contact: ContactName, reasons: z.array(z.string()) })),
  /** Contacts who would get less than the others. */
  held: z.array(z.object({ reason: z.string(), count: z.number(), contacts: z.array(ContactName) })),
  /** In the first month, and how many credits there are. */
  emails: z.number(),
  postcards: z.number(),
  credits: z.number(),
  balance: z.number(),
})
export type Estimate = z.infer<typeof Estimate>

const EstimateProgress = z.object({
  state: SimulationState,
  /** From 0 to 1. */
  progress: z.number(),
  /** Null until it is done. */
  estimate: Estimate.nullable(),
})

export const flowEstimateEndpoints = defineEndpoints({
  'POST /agent/flows/:flowId/estimates': {
    allow,
    about:
      'Estimates who would be enrolled if the draft were activated now and why, who is held back, and what it costs. For a workflow it runs for a while, and repeating the id returns how far it is.',
    params,
    body: z.object({ estimateId: Id, definition: FlowDefinition.optional() }),
    reply: EstimateProgress,
  },
  'GET /agent/flows/:flowId/estimates/:estimateId': {
    allow,
    about: 'Returns an estimate of a workflow and its progress.',
    params: params.extend({ estimateId: Id }),
    reply: EstimateProgress,
  },
  'POST /agent/flows/:flowId/test-run': {
    allow,
    about: 'What one contact would get from the draft, and on which day. Nothing is done.',
    params,
    readOnly: true,
    body: z.object({ contactId: Id, definition: FlowDefinition.optional() }),
    reply: z.object({ matches: z.boolean(), reasons: z.array(z.string()), steps: z.array(PlannedStep) }),
  },
  'POST /agent/flows/:flowId/simulations': {
    allow,
    about: 'Replays the last days of the account through the draft. Nothing is done.',
    params,
    body: z.object({ simulationId: Id, days: z.number().int().min(1).max(30).default(30) }),
    reply: Simulation,
  },
  'GET /agent/flows/:flowId/simulations/:simulationId': {
    allow,
    about: 'Returns a simulation and its progress.',
    params: simulationParams,
    reply: Simulation,
  },
  'POST /agent/flows/:flowId/simulations/:simulationId/stopped': {
    allow,
    about: 'Stops a simulation.',
    params: simulationParams,
    reply: Simulation,
  },
})
