import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { begunChanges } from './begun-changes.ts'
import { atWorkText, doneText, undoneText } from './bulk-words.ts'
import { openedChanges } from './opened-changes.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** Tells how a change of many contacts ended, with the way back, or whom taking it back has left alone. */
export function useTellBulk() {
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const undo = useUndoBulk()
  const tell = useRef((_record: BulkRecord) => {})
  tell.current = (record) => {
    const { _id, change, count, owner, state, left, mayUndo } = record
    const open = () => void navigate(`${pathTo('contacts/list')}?${openedChanges}=${_id}`)
    if (state === 'UNDONE') toast(undoneText(record), left > 0 ? { label: 'See which', run: open } : undefined)
    else if (state === 'WORKING' || state === 'UNDOING') {
      begunChanges.add(_id)
      toast(`${atWorkText(record)}. It goes on without you.`)
    } else
      toast(
        doneText(change, count, owner?.fullName),
        mayUndo && count > 0
          ? { label: 'Undo', run: () => void undo(record).then((undone) => undone && tell.current(undone)) }
          : undefined,
      )
  }
  return useCallback((record: BulkRecord) => tell.current(record), [])
}
