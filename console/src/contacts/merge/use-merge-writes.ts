import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { Merge, MergeRecord } from '@gable/shared/contacts/merge.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccount } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'

type Decided = Pick<Merge, 'take' | 'takeCustom'>

/** Makes two contacts one, and parts them again; it works on after the screen that began it is gone. */
export function useMergeWrites() {
  const { accountId } = useAccount()
  const refresh = useRefreshContacts()
  const call = callIn(accountId)

  async function part({ _id }: Pick<MergeRecord, '_id'>) {
    try {
      await call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId: _id } })
      toast.success('They are two contacts again. What came since stays with the one that was kept.')
    } finally {
      void refresh()
    }
  }

  return {
    part,
    /** Refused where one of them was changed since they were looked at. */
    merge: async (kept: Contact, gone: Contact, decided: Decided) => {
      const { mergeId, contact } = await call('POST /agent/contacts/:contactId/merge', {
        params: { contactId: kept._id },
        body: { mergedId: gone._id, ...decided, basedOn: { kept: kept.updatedAt, merged: gone.updatedAt } },
      })
      const undo = { label: 'Undo', run: () => void part({ _id: mergeId }).catch(toastProblem) }
      toast(`${contactName(gone)} is now part of ${contactName(contact)}`, undo)
      void refresh()
      return contact
    },
  }
}
