import type { Lead } from '@gable/shared/leads/lead.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { getLeadName } from './lead-filters.ts'
import { toastLeadError } from './toast-lead-error.ts'

/** Reverts the last change of a lead. Resolves to whether the server accepted it. */
export function useUndoLead() {
  const { accountId } = useAccount()
  return async (lead: Lead, change: 'TASK' | 'MOVE'): Promise<boolean> => {
    try {
      await callInAccount(accountId)('POST /agent/leads/lead/:leadId/undone', {
        params: { leadId: lead._id },
        query: { change },
      })
      return true
    } catch (error) {
      toastLeadError(`${getLeadName(lead)} could not be undone`, error)
      return false
    }
  }
}
