import { leadStages } from '@gable/shared/activity/entry.ts'
import { OptionalText, requiredMessage } from '@gable/shared/http/fields.ts'
import { implausibleDueTime, isPlausibleDueTime } from '@gable/shared/leads/due-time.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import * as z from 'zod'
import { fromLocalTime, toLocalTime } from '../../design/format/local-time.ts'
import { leadValue } from '../lead-value.ts'

/** The form values of a lead. `due` is local time of the agency. */
export const LeadForm = z
  .object({
    stage: z.enum(leadStages),
    lostReason: OptionalText(200),
    valueCents: leadValue,
    agentId: z.string(),
    nextAction: OptionalText(200),
    due: z
      .string()
      .regex(/^$|^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a date and time')
      .refine((due) => due === '' || (/^\d{4}-/.test(due) && isPlausibleDueTime(due)), implausibleDueTime),
  })
  .refine(({ stage, lostReason }) => stage !== 'LOST' || lostReason !== '', {
    path: ['lostReason'],
    message: requiredMessage,
  })
export type LeadForm = z.infer<typeof LeadForm>

export const toFormValues = (lead: Lead, timeZone: string): LeadForm => ({
  stage: lead.stage,
  lostReason: lead.lostReason ?? '',
  valueCents: lead.valueCents,
  agentId: lead.agentId ?? '',
  nextAction: lead.nextAction ?? '',
  due: lead.nextActionAt ? toLocalTime(lead.nextActionAt, timeZone) : '',
})

/** Sends only changed fields, so that a colleague's edits of other fields stay. */
export function getChanges(before: LeadForm, after: LeadForm, timeZone: string) {
  const hasChanged = <K extends keyof LeadForm>(key: K) => before[key] !== after[key]
  const change = {
    ...(hasChanged('valueCents') && { valueCents: after.valueCents }),
    ...(hasChanged('agentId') && { agentId: after.agentId || null }),
    ...(hasChanged('nextAction') && { nextAction: after.nextAction || null }),
    ...(hasChanged('due') && { nextActionAt: after.due ? fromLocalTime(after.due, timeZone) : null }),
  }
  const isMove = hasChanged('stage') || (after.stage === 'LOST' && hasChanged('lostReason'))
  return {
    change: Object.keys(change).length > 0 ? change : undefined,
    move: isMove ? { stage: after.stage, ...(after.stage === 'LOST' && { lostReason: after.lostReason }) } : undefined,
  }
}
