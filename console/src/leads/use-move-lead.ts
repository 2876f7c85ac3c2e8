import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { getLeadName } from './lead-filters.ts'
import { getStageLabel } from './lead-labels.tsx'
import { offerUndo } from './offer-undo.ts'
import { toastLeadError } from './toast-lead-error.ts'
import { useLeadConfig, useRefreshLeads } from './use-leads.ts'
import { useUndoLead } from './use-undo-lead.ts'

/** Moves a lead to another stage outside the board, with a toast to undo it. */
export function useMoveLead() {
  const { accountId } = useAccount()
  const { data: config } = useLeadConfig()
  const refresh = useRefreshLeads()
  const undo = useUndoLead()

  async function move(lead: Lead, stage: LeadStage, lostReason: string | undefined) {
    try {
      await callInAccount(accountId)('POST /agent/leads/lead/:leadId/move', {
        params: { leadId: lead._id },
        body: { stage, ...(lostReason !== undefined && { lostReason }) },
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
    offerUndo(`${getLeadName(lead)} moved to ${getStageLabel(config, stage)}`, async () => {
      await undo(lead, 'MOVE')
      void refresh()
    })
    return true
  }
}
