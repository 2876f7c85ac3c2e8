import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { contactName } from './contact-name.ts'
import { useRefreshContacts } from './use-refresh-contacts.ts'

type NamedContact = Pick<ContactRow, '_id' | 'fullName' | 'emailId' | 'phone'>

/** Archives and restores one contact. */
export function useArchiveContact() {
  const refresh = useRefreshContacts()
  const restore = async (contact: NamedContact) => {
    try {
      await call('POST /agent/contacts/:contactId/unarchived', { params: { contactId: contact._id } })
      toast.success(`${contactName(contact)} restored`)
    } catch (error) {
      showErrorToast(error)
    }
    await refresh()
  }
  const archive = async (contact: NamedContact) => {
    try {
      await call('POST /agent/contacts/:contactId/archived', { params: { contactId: contact._id } })
      toast(`${contactName(contact)} archived`, { label: 'Undo', run: () => void restore(contact) })
    } catch (error) {
      showErrorToast(error)
    }
    await refresh()
  }
  return { archive, restore }
}
