import { leadStages } from '@gable/shared/activity/entry.ts'
import { OptionalText, requiredMessage } from '@gable/shared/http/fields.ts'
import { isLikelyDue, unlikelyDue } from '@gable/shared/leads/due-time.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import * as z from 'zod'
import { momentOf, wallTime } from '../due.ts'
import { leadValue } from '../lead-value.ts'

/** What can be changed of a lead, as its fields hold it. The due time is that of the agency's clock. */
export const LeadForm = z
  .object({
    stage: z.enum(leadStages),
    lostReason: OptionalText(200),
    valueCents: leadValue,
    agentId: z.string(),
    nextAction: OptionalText(200),
    due: z
      .string()
      .regex(/^$|^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter a date and a time')
      .refine((due) => due === '' || (/^\d{4}-/.test(due) && isLikelyDue(due)), unlikelyDue),
  })
  .refine(({ stage, lostReason }) => stage !== 'LOST' || lostReason !== '', {
    path: ['lostReason'],
    message: requiredMessage,
  })
export type LeadForm = z.infer<typeof LeadForm>

export const formOf = (lead: Lead, timeZone: string): LeadForm => ({
  stage: lead.stage,
  lostReason: lead.lostReason ?? '',
  valueCents: lead.valueCents,
  agentId: lead.agentId ?? '',
  nextAction: lead.nextAction ?? '',
  due: lead.nextActionAt ? wallTime(lead.nextActionAt, timeZone) : '',
})

/** Only what differs is sent: what a colleague changed meanwhile stays. */
export function changesOf(before: LeadForm, after: LeadForm, timeZone: string) {
  const changed = <K extends keyof LeadForm>(key: K) => before[key] !== after[key]
  const change = {
    ...(changed('valueCents') && { valueCents: after.valueCents }),
    ...(changed('agentId') && { agentId: after.agentId || null }),
    ...(changed('nextAction') && { nextAction: after.nextAction || null }),
    ...(changed('due') && { nextActionAt: after.due ? momentOf(after.due, timeZone) : null }),
  }
  const isMove = changed('stage') || (after.stage === 'LOST' && changed('lostReason'))
  return {
    change: Object.keys(change).length > 0 ? change : undefined,
    move: isMove ? { stage: after.stage, ...(after.stage === 'LOST' && { lostReason: after.lostReason }) } : undefined,
  }
}
