import type { Lead } from '@gable/shared/leads/lead.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { getLeadName } from './lead-filters.ts'
import { offerUndo } from './offer-undo.ts'
import { toastLeadError } from './toast-lead-error.ts'
import { useRefreshLeads } from './use-leads.ts'
import { useUndoLead } from './use-undo-lead.ts'

/** Marks a lead as answered, or its next action as done, outside of Today. */
export function useMarkDone() {
  const { accountId } = useAccount()
  const refresh = useRefreshLeads()
  const undo = useUndoLead()
  return async (lead: Lead) => {
    const name = getLeadName(lead)
    try {
      await callInAccount(accountId)('POST /agent/leads/lead/:leadId/done', { params: { leadId: lead._id } })
      offerUndo(lead.nextAction ? `“${lead.nextAction}” done for ${name}` : `${name} marked as answered`, async () => {
        await undo(lead, 'TASK')
        void refresh()
      })
    } catch (error) {
      toastLeadError(`${name} could not be marked done`, error)
    }
    void refresh()
  }
}
