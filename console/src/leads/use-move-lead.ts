import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'
import { nameOf } from './lead-filters.ts'
import { stageLabel } from './lead-words.tsx'
import { sayRefusal } from './say-refusal.ts'
import { useLeadConfig, useRefreshLeads } from './use-leads.ts'

/** Puts a lead into another stage from wherever there is no board, and says so with a way back. */
export function useMoveLead() {
  const { accountId } = useAccount()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()

  async function put(lead: Lead, stage: LeadStage, lostReason: string | null = null) {
    try {
      await callIn(accountId)('POST /agent/leads/lead/:leadId/move', {
        params: { leadId: lead._id },
        body: { stage, ...(lostReason && { lostReason }) },
      })
      return true
    } catch (error) {
      sayRefusal(`${nameOf(lead)} could not be moved`, error)
      return false
    } finally {
      void refresh()
    }
  }

  return async (lead: Lead, stage: LeadStage, lostReason?: string): Promise<boolean> => {
    if (!(await put(lead, stage, lostReason))) return false
    toast(`${nameOf(lead)} moved to ${stageLabel(config, stage)}`, {
      label: 'Undo',
      run: () => void put(lead, lead.stage, lead.lostReason),
    })
    return true
  }
}
