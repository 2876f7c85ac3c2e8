import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
import { type LeadState, stateAt } from './course.ts'
import type { Lead } from './leads.ts'
import type { PlantedRow } from './plant-rows.ts'
import type { Setting } from './setting.ts'
import type { World } from './world.ts'

/** Leads in the stage their moves have brought them to: the latest at the end of what is open, and first where it is over. */
export function leadRows(account_id: string, setting: Setting, { leads, now }: World): PlantedRow<'leads'>[] {
  const positions = new Map<LeadStage, number>()
  return leads
    .map((lead) => ({ lead, state: stateAt(lead, now) }))
    .sort((one, other) => one.state.since.getTime() - other.state.since.getTime())
    .map(({ lead, state: { stage, since, lostReason } }) => {
      const position = (positions.get(stage) ?? 0) + 1024
      positions.set(stage, position)
      return {
        account_id,
        id: lead.id,
        contact_id: lead.contact.id,
        property_id: lead.ownership?.propertyId ?? null,
        agent_id: lead.agent?.id ?? null,
        lead_type: lead.leadType,
        stage,
        position: isOver(stage) ? -position : position,
        value_cents: lead.valueCents ?? null,
        source: lead.source,
        ...nextActionOf(setting, lead, { stage, since }),
        lost_reason: lostReason ?? null,
        stage_changed_at: since,
        created_at: lead.createdAt,
      }
    })
}

/** Who asked in these days and was not answered yet has nobody's plan: they are the first to call in the morning. */
function nextActionOf(
  { calendar }: Setting,
  { plan, createdAt }: Lead,
  { stage, since }: Pick<LeadState, 'stage' | 'since'>,
) {
  if (stage === 'NEW' && calendar.dayOf(createdAt) > calendar.today - daysWithoutPlan) return noAction
  const choices = nextActions[stage] ?? []
  const next_action = plan && (choices[Math.floor(plan.wish * choices.length)] ?? null)
  if (!plan || !next_action) return noAction
  const next_action_at = calendar.at(plan.day, plan.minute)
  return next_action_at > since ? { next_action, next_action_at } : noAction
}

const daysWithoutPlan = 3
const noAction = { next_action: null, next_action_at: null }

const nextActions: Partial<Record<LeadStage, string[]>> = {
  NEW: ['Call for the first time', 'Send an introduction', 'Call back after work'],
  CONTACTED: ['Follow up on the estimate', 'Send three comparables', 'Ask about their timing', 'Invite for a coffee'],
  QUALIFIED: [
    'Walk through the house',
    'Prepare the listing agreement',
    'Schedule the photographer',
    'Review the price',
  ],
  UNDER_CONTRACT: ['Check on the appraisal', 'Confirm the closing date', 'Order the title search'],
}
