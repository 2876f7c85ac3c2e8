import type { Contact } from '@gable/shared/contacts/contact.ts'
import { contactName } from '../contacts/contact-name.ts'
import { useRefreshContacts } from '../contacts/use-refresh-contacts.ts'
import { toast } from '../design/toast.tsx'
import { useAccountId } from '../platform/account.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { callIn } from '../platform/use-api.ts'
import { useOpenContact } from './open-contact.ts'

type State = 'archived' | 'unarchived' | 'unsubscribed' | 'subscribed'

/** What can be done to the open contact as a whole. */
export function useContactWrites() {
  const { contact, put } = useOpenContact()
  const accountId = useAccountId()
  const refresh = useRefreshContacts()
  const name = contactName(contact)
  const params = { contactId: contact._id }

  async function turn(state: State): Promise<Contact> {
    const changed = await callIn(accountId)(`POST /agent/contacts/:contactId/${state}`, { params })
    put(changed)
    void refresh()
    return changed
  }

  async function unarchive() {
    try {
      await turn('unarchived')
      toast.success(`${name} is back`)
    } catch (error) {
      toastProblem(error)
    }
  }

  async function archive() {
    try {
      await turn('archived')
      toast(`${name} archived`, { label: 'Undo', run: () => void unarchive() })
    } catch (error) {
      toastProblem(error)
    }
  }

  return { name, archive, unarchive, unsubscribe: () => turn('unsubscribed'), subscribe: () => turn('subscribed') }
}
