import type { BulkChange, BulkRecord, ContactSelection } from '@gable/shared/contacts/bulk.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { toast } from '../../design/feedback/toast.tsx'
import { recentChangesParam } from '../../layout/paths/contact-paths.ts'
import { useAccountId, useAccountPath } from '../../platform/account.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { formatDone, formatRunning, formatUndone } from './bulk-action.ts'

export interface BulkPreviewCounts {
  selected: number
  changing: number
}

/** Previews, runs, stops and undoes bulk changes. The writes finish even if the component unmounts. */
export function useBulkChange(selection?: ContactSelection, change?: BulkChange) {
  const accountId = useAccountId()
  const call = callInAccount(accountId)
  const refresh = useRefreshContacts()
  const navigate = useNavigate()
  const pathTo = useAccountPath()

  const previewed = selection && change && { selection, change }
  const preview = useSWR<BulkPreviewCounts, Problem>(
    previewed ? ['bulk preview', accountId, previewed] : null,
    () => {
      invariant(previewed, 'no bulk change to preview')
      return call('POST /agent/contacts/bulk/preview', { body: previewed })
    },
    { revalidateOnFocus: false, dedupingInterval: 0, revalidateIfStale: true },
  )

  const announce = useRef((_record: BulkRecord) => {})
  announce.current = (record) => {
    const { _id, change, count, owner, state, left, mayUndo } = record
    if (state === 'UNDONE') {
      const showSkipped = () => void navigate(`${pathTo('contacts/list')}?${recentChangesParam}=${_id}`)
      toast(formatUndone(record), left > 0 ? { label: 'Show skipped', run: showSkipped } : undefined)
    } else if (state === 'WORKING' || state === 'UNDOING') {
      startedChanges.add(_id)
      toast(`${formatRunning(record)}. This continues in the background.`)
    } else {
      const canUndo = mayUndo && count > 0
      toast(
        formatDone(change, count, owner?.fullName),
        canUndo ? { label: 'Undo', run: () => void undo(record) } : undefined,
      )
    }
  }

  /** Throws when a different number of contacts than `expected` would change. */
  async function run(selection: ContactSelection, change: BulkChange, expected: number) {
    announce.current(await call('POST /agent/contacts/bulk', { body: { selection, change, expected } }))
    void refresh()
  }

  async function undo({ _id }: Pick<BulkRecord, '_id'>) {
    try {
      announce.current(await call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } }))
    } catch (error) {
      showErrorToast(error)
    }
    void refresh()
  }

  async function stop({ _id }: Pick<BulkRecord, '_id'>) {
    try {
      await call('POST /agent/contacts/bulk/:bulkId/cancelled', { params: { bulkId: _id } })
    } catch (error) {
      showErrorToast(error)
    }
    void refresh()
  }

  return { preview, run, undo, stop, announce: useCallback((record: BulkRecord) => announce.current(record), []) }
}

/** Changes this window started that still run: their end is announced even if the page never listed them. */
export const startedChanges = new Set<string>()
