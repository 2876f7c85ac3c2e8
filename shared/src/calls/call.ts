import * as z from 'zod'
import type { CallOutcome } from '../activity/entry.ts'
import { callOutcomes } from '../activity/entry.ts'
import { Id, OptionalText } from '../http/fields.ts'
import { NextStep } from '../leads/next-step.ts'

export const callOutcomeLabels: Record<CallOutcome, string> = {
  REACHED: 'Reached',
  VOICEMAIL: 'Left voicemail',
  NO_ANSWER: 'No answer',
  WRONG_NUMBER: 'Wrong number',
}

export const NewCall = z.object({
  contactId: Id,
  /** The lead the call was about. */
  leadId: Id.nullable().default(null),
  outcome: z.enum(callOutcomes),
  note: OptionalText(2000).default(''),
  /** Only with a lead. */
  nextStep: NextStep.nullable().default(null),
})
export type NewCall = z.output<typeof NewCall>

export const LoggedCall = z.object({ _id: z.string() })
