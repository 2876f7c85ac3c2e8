import type { LeadBulkChange } from '@gable/shared/leads/bulk.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { getStageLabel } from '../lead-labels.tsx'
import { offerUndo } from '../offer-undo.ts'
import { toastLeadError } from '../toast-lead-error.ts'
import { useRefreshLeads } from '../use-leads.ts'

/** Changes several leads at once, all or none, with a toast to undo it. Resolves to whether the server accepted it. */
export function useChangeLeads(config: LeadFieldConfig | undefined) {
  const { accountId } = useAccount()
  const send = callInAccount(accountId)
  const refresh = useRefreshLeads()

  async function undo(changeId: string, leadIds: string[]) {
    try {
      const { revertedIds } = await send('POST /agent/leads/bulk/undone', { body: { changeId, leadIds } })
      const left = leadIds.length - revertedIds.length
      if (left > 0) toast(`${pluralize(left, 'lead')} changed since and stayed as they are`)
    } catch (error) {
      toastLeadError('The change could not be undone', error)
    }
    void refresh()
  }

  function describe(count: number, change: LeadBulkChange) {
    if (change.kind === 'MOVE') return `${pluralize(count, 'lead')} moved to ${getStageLabel(config, change.stage)}`
    const owner = config?.agents.find(({ _id }) => _id === change.agentId)?.fullName
    return owner ? `${pluralize(count, 'lead')} assigned to ${owner}` : `${pluralize(count, 'lead')} unassigned`
  }

  return async (leadIds: readonly string[], change: LeadBulkChange): Promise<boolean> => {
    try {
      const { changeId, changedIds } = await send('POST /agent/leads/bulk', { body: { leadIds: [...leadIds], change } })
      if (changedIds.length === 0) toast('Nothing to change')
      else offerUndo(describe(changedIds.length, change), () => undo(changeId, changedIds))
      return true
    } catch (error) {
      toastLeadError('The leads could not be changed', error)
      return false
    } finally {
      void refresh()
    }
  }
}
