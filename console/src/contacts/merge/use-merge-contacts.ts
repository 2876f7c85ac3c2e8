import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { MergeField, MergePreview, MergeRecord } from '@gable/shared/contacts/merge.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import useSWR from 'swr'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccountId } from '../../platform/account.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'

/** The fields and custom attributes to take from the duplicate. */
interface TakenFields {
  take: MergeField[]
  takeCustom: string[]
}

/** Merges two contacts and undoes merges. The writes finish even if the component unmounts. */
export function useMergeContacts() {
  const call = callInAccount(useAccountId())
  const refresh = useRefreshContacts()

  async function undoMerge({ _id }: Pick<MergeRecord, '_id'>) {
    try {
      await call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId: _id } })
      toast.success('Merge undone. Activity since the merge stays with the kept contact.')
    } finally {
      void refresh()
    }
  }

  /** Refused if either contact changed since it was loaded. */
  async function merge(primary: Contact, duplicate: Contact, taken: TakenFields) {
    const { mergeId, contact } = await call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: primary._id },
      body: {
        mergedId: duplicate._id,
        ...taken,
        basedOn: { kept: primary.updatedAt, merged: duplicate.updatedAt },
      },
    })
    const undo = { label: 'Undo', run: () => void undoMerge({ _id: mergeId }).catch(showErrorToast) }
    toast(`${contactName(duplicate)} merged into ${contactName(contact)}`, undo)
    void refresh()
    return contact
  }

  return { merge, undoMerge }
}

/** The result of a merge, without making it. */
export function useMergePreview(primaryId: string, duplicateId: string, taken: TakenFields) {
  const accountId = useAccountId()
  return useSWR<MergePreview, Problem>(
    ['merge preview', accountId, primaryId, duplicateId, taken],
    () =>
      callInAccount(accountId)('POST /agent/contacts/:contactId/merge/preview', {
        params: { contactId: primaryId },
        body: { mergedId: duplicateId, ...taken },
      }),
    { keepPreviousData: true },
  )
}
