import * as z from 'zod'
import { leadStages } from '../activity/entry.ts'
import { ContactFilters } from '../contacts/filter.ts'
import { ClockTime, Step } from './step.ts'
import { Trigger } from './trigger.ts'

/** Whether a contact can come back: never, once they are through, or on every occasion. */
export const reentryRules = ['NEVER', 'AFTER_END', 'EVERY_TIME'] as const
export type ReentryRule = (typeof reentryRules)[number]

/** What takes a contact out before the end. An automation always ends for archived contacts. */
export const ExitRule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NO_LONGER_MATCHES') }),
  z.object({ type: z.literal('SUBMITS_FORM') }),
  z.object({ type: z.literal('REACHES_STAGE'), stages: z.array(z.enum(leadStages)).min(1) }),
  z.object({ type: z.literal('UNSUBSCRIBES') }),
])
export type ExitRule = z.infer<typeof ExitRule>

/** When emails and postcards leave. Days are 0 for Sunday to 6. Other steps do not wait for it. */
export const SendWindow = z.object({
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  from: ClockTime,
  till: ClockTime,
})
export type SendWindow = z.infer<typeof SendWindow>

export const FlowDefinition = z.object({
  /** Null for an automation, whose contacts are enrolled by its filters. */
  trigger: Trigger.nullable(),
  /** Contacts must match all. In an automation, they are who is enrolled. */
  filters: ContactFilters,
  reentry: z.enum(reentryRules),
  exits: z.array(ExitRule).max(4),
  window: SendWindow.nullable(),
  steps: z.array(Step).max(100),
})
export type FlowDefinition = z.infer<typeof FlowDefinition>
