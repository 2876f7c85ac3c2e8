import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { toast } from '../design/feedback/toast.tsx'
import { toastProblem } from '../platform/problem-toast.ts'
import { call } from '../platform/use-api.ts'
import { contactName } from './contact-name.ts'
import { useRefreshContacts } from './use-refresh-contacts.ts'

type Named = Pick<ContactRow, '_id' | 'fullName' | 'emailId' | 'phone'>

/** Takes contacts out of the lists and brings them back; what is on screen is read again afterwards. */
export function useContactWrites() {
  const refresh = useRefreshContacts()
  const restore = async (contact: Named) => {
    try {
      await call('POST /agent/contacts/:contactId/unarchived', paramsOf(contact))
      toast.success(`${contactName(contact)} is back`)
    } catch (error) {
      toastProblem(error)
    }
    await refresh()
  }
  const archive = async (contact: Named) => {
    try {
      await call('POST /agent/contacts/:contactId/archived', paramsOf(contact))
      toast(`${contactName(contact)} archived`, { label: 'Undo', run: () => void restore(contact) })
    } catch (error) {
      toastProblem(error)
    }
    await refresh()
  }
  return { archive, restore }
}

const paramsOf = ({ _id }: Named) => ({ params: { contactId: _id } })
