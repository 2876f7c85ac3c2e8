import type { Lead } from '@gable/shared/leads/lead.ts'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccount } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'
import { nameOf } from '../lead-filters.ts'
import { sayRefusal } from '../say-refusal.ts'
import { useRefreshLeads } from '../use-leads.ts'

/** Doing what is to be done, or putting it off. A lead leaves the list with the press, and comes back when it was refused or taken back. */
export function useTodayWrites() {
  const { accountId } = useAccount()
  const refresh = useRefreshLeads()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const call = callIn(accountId)

  const hide = (id: string) => setGone((ids) => new Set(ids).add(id))
  const show = (id: string) => setGone((ids) => new Set([...ids].filter((one) => one !== id)))

  async function carryOut(lead: Lead, notDone: string, done: string, work: () => Promise<unknown>) {
    hide(lead._id)
    try {
      await work()
      toast(done, { label: 'Undo', run: () => void takeBack(lead) })
    } catch (error) {
      sayRefusal(notDone, error)
    }
    // Until the list without it is there, so that it does not come back for a moment.
    await refresh().catch(() => {})
    show(lead._id)
  }

  async function takeBack(lead: Lead) {
    try {
      await call('POST /agent/leads/lead/:leadId/undone', { params: { leadId: lead._id } })
    } catch (error) {
      sayRefusal(`${nameOf(lead)} could not be taken back`, error)
    }
    void refresh()
  }

  return {
    isGone: (lead: Lead) => gone.has(lead._id),
    markDone: (lead: Lead) =>
      carryOut(
        lead,
        `${nameOf(lead)} could not be marked done`,
        lead.nextAction ? `“${lead.nextAction}” done for ${nameOf(lead)}` : `${nameOf(lead)} is answered`,
        () => call('POST /agent/leads/lead/:leadId/done', { params: { leadId: lead._id } }),
      ),
    snooze: (lead: Lead, until: string, when: string) =>
      carryOut(lead, `${nameOf(lead)} could not be put off`, `${nameOf(lead)} comes again: ${when.toLowerCase()}`, () =>
        call('POST /agent/leads/lead/:leadId/snoozed', { params: { leadId: lead._id }, body: { until } }),
      ),
  }
}
