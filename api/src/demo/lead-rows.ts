import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import type { SeedRow } from './insert-rows.ts'
import { getLeadState, type LeadState } from './lead-progress.ts'
import type { Lead } from './leads.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Leads in their current stage. The latest change comes first in New and in closed stages, last in the others. */
export function toLeadRows(account_id: string, context: WorldContext, { leads, now }: World): SeedRow<'leads'>[] {
  const positions = new Map<LeadStage, number>()
  return leads
    .map((lead) => ({ lead, state: getLeadState(lead, now) }))
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
        position: stage === 'NEW' || isClosed(stage) ? -position : position,
        value_cents: lead.valueCents ?? null,
        source: lead.source,
        ...toNextAction(context, lead, { stage, since }),
        lost_reason: lostReason ?? null,
        stage_changed_at: since,
        created_at: lead.createdAt,
      }
    })
}

/** New leads of the last days have no next action yet: Today shows them first. */
function toNextAction(
  { calendar }: WorldContext,
  { nextAction, createdAt }: Lead,
  { stage, since }: Pick<LeadState, 'stage' | 'since'>,
) {
  if (stage === 'NEW' && calendar.dayOf(createdAt) > calendar.today - daysWithoutNextAction) return noNextAction
  const options = nextActions[stage] ?? []
  const next_action = nextAction && (options[Math.floor(nextAction.choice * options.length)] ?? null)
  if (!nextAction || !next_action) return noNextAction
  const next_action_at = calendar.at(nextAction.day, nextAction.minute)
  return next_action_at > since ? { next_action, next_action_at } : noNextAction
}

const daysWithoutNextAction = 3
const noNextAction = { next_action: null, next_action_at: null }

const nextActions: Partial<Record<LeadStage, string[]>> = {
  NEW: ['Make the first call', 'Send an introduction', 'Call back after work'],
  CONTACTED: ['Follow up on the estimate', 'Send three comps', 'Ask about their timeline', 'Invite to coffee'],
  QUALIFIED: [
    'Walk through the house',
    'Prepare the listing agreement',
    'Schedule the photographer',
    'Review the price',
  ],
  UNDER_CONTRACT: ['Check on the appraisal', 'Confirm the closing date', 'Order the title search'],
}
