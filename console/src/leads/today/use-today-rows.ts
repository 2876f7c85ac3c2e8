import type { Today, TodayLead } from '@gable/shared/leads/lead.ts'
import type { NextStep } from '@gable/shared/leads/next-step.ts'
import { useState } from 'react'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { getLeadName } from '../lead-filters.ts'
import { offerUndo } from '../offer-undo.ts'
import { toastLeadError } from '../toast-lead-error.ts'
import { useRefreshLeads } from '../use-leads.ts'
import { useUndoLead } from '../use-undo-lead.ts'
import { type Completion, mergeRows } from './today-row.ts'

/**
 * The rows of Today. A completed lead stays in its place, struck through, until the page is left, so that the rows below
 * do not jump under the pointer.
 */
export function useTodayRows(today: Today) {
  const { accountId } = useAccount()
  const refresh = useRefreshLeads()
  const undoLead = useUndoLead()
  const [completions, setCompletions] = useState<ReadonlyMap<string, Completion>>(new Map())
  const [snoozedIds, setSnoozedIds] = useState<ReadonlySet<string>>(new Set())
  const call = callInAccount(accountId)

  const setCompletion = (id: string, completion: Completion | undefined) =>
    setCompletions((now) => {
      const next = new Map(now)
      if (completion) next.set(id, completion)
      else next.delete(id)
      return next
    })
  const setSnoozed = (id: string, isSnoozed: boolean) =>
    setSnoozedIds((ids) => new Set(isSnoozed ? [...ids, id] : [...ids].filter((other) => other !== id)))

  async function markDone(entry: TodayLead) {
    const { lead } = entry
    const params = { leadId: lead._id }
    setCompletion(lead._id, { entry, state: 'SAVING', doneAt: Date.now() })
    try {
      await call('POST /agent/leads/lead/:leadId/done', { params })
      setCompletion(lead._id, { entry, state: 'ASKING', doneAt: Date.now() })
    } catch (error) {
      setCompletion(lead._id, undefined)
      toastLeadError(`${getLeadName(lead)} could not be marked done`, error)
    }
    void refresh()
  }

  async function planNextStep({ entry, doneAt }: Completion, nextStep: NextStep | null) {
    const { lead } = entry
    setCompletion(lead._id, { entry, state: 'SETTLED', doneAt, nextStep })
    if (!nextStep) return
    try {
      await call('POST /agent/leads/lead/:leadId/next-step', { params: { leadId: lead._id }, body: nextStep })
    } catch (error) {
      setCompletion(lead._id, { entry, state: 'ASKING', doneAt })
      toastLeadError(`The next step for ${getLeadName(lead)} could not be saved`, error)
    }
    void refresh()
  }

  async function undo({ entry: { lead } }: Completion) {
    const isUndone = await undoLead(lead, 'TASK')
    await refresh().catch(() => {})
    if (isUndone) setCompletion(lead._id, undefined)
  }

  async function snooze({ lead }: TodayLead, until: string, when: string) {
    setSnoozed(lead._id, true)
    try {
      await call('POST /agent/leads/lead/:leadId/snoozed', { params: { leadId: lead._id }, body: { until } })
      offerUndo(`${getLeadName(lead)} snoozed: ${when.toLowerCase()}`, async () => {
        await undoLead(lead, 'TASK')
        void refresh()
      })
    } catch (error) {
      toastLeadError(`${getLeadName(lead)} could not be snoozed`, error)
    }
    // Wait for the new list, so that the lead does not flash back.
    await refresh().catch(() => {})
    setSnoozed(lead._id, false)
  }

  const rows = mergeRows(today.data, completions).filter(({ entry }) => !snoozedIds.has(entry.lead._id))
  return {
    rows,
    isAllDone: rows.every(({ completion }) => completion !== undefined),
    markDone,
    planNextStep,
    undo,
    snooze,
  }
}

export type TodayRows = ReturnType<typeof useTodayRows>
