import type { Lead } from '@gable/shared/leads/lead.ts'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { getLeadName } from '../lead-filters.ts'
import { toastLeadError } from '../toast-lead-error.ts'
import { useRefreshLeads } from '../use-leads.ts'

/** Done and Snooze. The lead disappears at once, and returns if the request fails or is undone. */
export function useTodayActions() {
  const { accountId } = useAccount()
  const refresh = useRefreshLeads()
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set())
  const call = callInAccount(accountId)

  const hide = (id: string) => setHiddenIds((ids) => new Set(ids).add(id))
  const show = (id: string) => setHiddenIds((ids) => new Set([...ids].filter((hidden) => hidden !== id)))

  async function runAction(lead: Lead, failure: string, success: string, work: () => Promise<unknown>) {
    hide(lead._id)
    try {
      await work()
      toast(success, { label: 'Undo', run: () => void undo(lead) })
    } catch (error) {
      toastLeadError(failure, error)
    }
    // Wait for the new list, so that the lead does not flash back.
    await refresh().catch(() => {})
    show(lead._id)
  }

  async function undo(lead: Lead) {
    try {
      await call('POST /agent/leads/lead/:leadId/undone', { params: { leadId: lead._id } })
    } catch (error) {
      toastLeadError(`${getLeadName(lead)} could not be undone`, error)
    }
    void refresh()
  }

  return {
    isHidden: (lead: Lead) => hiddenIds.has(lead._id),
    markDone: (lead: Lead) =>
      runAction(
        lead,
        `${getLeadName(lead)} could not be marked done`,
        lead.nextAction
          ? `“${lead.nextAction}” done for ${getLeadName(lead)}`
          : `${getLeadName(lead)} marked as answered`,
        () => call('POST /agent/leads/lead/:leadId/done', { params: { leadId: lead._id } }),
      ),
    snooze: (lead: Lead, until: string, when: string) =>
      runAction(
        lead,
        `${getLeadName(lead)} could not be snoozed`,
        `${getLeadName(lead)} snoozed: ${when.toLowerCase()}`,
        () => call('POST /agent/leads/lead/:leadId/snoozed', { params: { leadId: lead._id }, body: { until } }),
      ),
  }
}
