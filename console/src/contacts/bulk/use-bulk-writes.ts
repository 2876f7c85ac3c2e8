import type { BulkChange, BulkRecord, Selection } from '@gable/shared/contacts/bulk.ts'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../design/toast.tsx'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { doneText, undoneText } from './bulk-words.ts'
import { openedChanges } from './opened-changes.ts'

/** Changes of many contacts, and taking them back; it works on after the screen that began it is gone. */
export function useBulkWrites() {
  const { accountId } = useAccount()
  const refresh = useRefreshContacts()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const call = callIn(accountId)

  async function undo({ _id }: Pick<BulkRecord, '_id'>) {
    try {
      const undone = await call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
      const why = { label: 'See which', run: () => void navigate(`${pathTo('contacts/list')}?${openedChanges}=${_id}`) }
      toast(undoneText(undone), undone.left > 0 ? why : undefined)
    } catch (error) {
      toastProblem(error)
    }
    void refresh()
  }

  return {
    undo,
    /** Refused where others would be changed than were expected. */
    change: async (selection: Selection, change: BulkChange, expected: number) => {
      const record = await call('POST /agent/contacts/bulk', { body: { selection, change, expected } })
      toast(doneText(record.change, record.count, record.owner?.fullName), {
        label: 'Undo',
        run: () => void undo(record),
      })
      void refresh()
    },
  }
}
