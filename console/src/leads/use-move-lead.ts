import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { getLeadName } from './lead-filters.ts'
import { getStageLabel } from './lead-labels.tsx'
import { toastLeadError } from './toast-lead-error.ts'
import { useLeadConfig, useRefreshLeads } from './use-leads.ts'

/** Moves a lead to another stage outside the board, with a toast to undo it. */
export function useMoveLead() {
  const { accountId } = useAccount()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()

  async function move(lead: Lead, stage: LeadStage, lostReason: string | null = null) {
    try {
      await callInAccount(accountId)('POST /agent/leads/lead/:leadId/move', {
        params: { leadId: lead._id },
        body: { stage, ...(lostReason && { lostReason }) },
      })
      return true
    } catch (error) {
      toastLeadError(`${getLeadName(lead)} could not be moved`, error)
      return false
    } finally {
      void refresh()
    }
  }

  return async (lead: Lead, stage: LeadStage, lostReason?: string): Promise<boolean> => {
    if (!(await move(lead, stage, lostReason))) return false
    toast(`${getLeadName(lead)} moved to ${getStageLabel(config, stage)}`, {
      label: 'Undo',
      run: () => void move(lead, lead.stage, lead.lostReason),
    })
    return true
  }
}
