import * as z from 'zod'
import { deliveryStates } from '../webhooks/webhook.ts'
import { flowKinds } from './flow.ts'

/** ACTIVE: at a step or waiting. FAILED: a step needs a look. LEFT: taken out before the end, with a reason. */
export const runStates = ['ACTIVE', 'FAILED', 'FINISHED', 'LEFT'] as const
export type RunState = (typeof runStates)[number]

/** What became of one step. SKIPPED has a reason, such as that the contact has no email. */
export const stepOutcomes = ['DONE', 'SKIPPED', 'FAILED'] as const
export type StepOutcome = (typeof stepOutcomes)[number]

const skipReasons = [
  'CONTENT_UNAVAILABLE',
  'AGENT_UNAVAILABLE',
  'ATTRIBUTE_UNAVAILABLE',
  'FLOW_UNAVAILABLE',
  'WEBHOOK_UNAVAILABLE',
  'NO_OPEN_LEAD',
  'HAS_APPOINTMENT',
  'ALREADY_ENROLLED',
  'NOTHING_TO_CHANGE',
  'HELD_BACK',
  'TOO_MANY_STEPS',
] as const
export type SkipReason = (typeof skipReasons)[number]

const leaveReasons = [
  'TAKEN_OUT',
  'NO_LONGER_MATCHES',
  'SUBMITTED_FORM',
  'REACHED_STAGE',
  'UNSUBSCRIBED',
  'CONTACT_ARCHIVED',
  'CONTACT_MERGED',
  'FLOW_ARCHIVED',
  'STEP_REMOVED',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** One contact's way through a flow. */
export const FlowRun = z.object({
  _id: z.string(),
  flow: z.object({ _id: z.string(), title: z.string(), kind: z.enum(flowKinds) }),
  version: z.number(),
  contact: z.object({ _id: z.string(), fullName: z.string() }),
  address: z.string().nullable(),
  state: z.enum(runStates),
  /** The step that comes next, or that failed. */
  stepId: z.string().nullable(),
  /** The step in a sentence. */
  step: z.string(),
  /** Which of how many steps it is on the way from the top. */
  position: z.object({ number: z.number(), of: z.number() }).nullable(),
  dueAt: z.string().nullable(),
  /** What the contact gets after a wait for a time, in a sentence. Empty if that depends on what happens, or is the end. */
  next: z.string(),
  /** At a wait, till then. Otherwise the step is due then. */
  isWaiting: z.boolean(),
  /** Why the contact was enrolled, in words. */
  cause: z.string(),
  /** Why it failed or ended early, in words. */
  reason: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type FlowRun = z.infer<typeof FlowRun>

export const FlowRunStep = z.object({
  stepId: z.string(),
  /** The step in a sentence. */
  step: z.string(),
  at: z.string(),
  outcome: z.enum(stepOutcomes),
  branch: z.string().nullable(),
  /** The branch that was taken, in words. */
  branchLabel: z.string().nullable(),
  /** Why it was skipped or failed, in words. */
  reason: z.string(),
  /** What became of the webhook that it called, as long as that is kept. */
  delivery: z
    .object({
      _id: z.string(),
      webhookId: z.string(),
      state: z.enum(deliveryStates),
      /** Why the last attempt failed. Null before the first one, and after one that succeeded. */
      error: z.string().nullable(),
    })
    .nullable(),
})
export type FlowRunStep = z.infer<typeof FlowRunStep>
