import type { ContactHome } from '@gable/shared/contacts/contact.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccountId } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/** Takes homes from the open contact, and gives them back. */
export function useHomeLinks() {
  const { contact, put } = useOpenContact()
  const call = callIn(useAccountId())
  const refresh = useRefreshContacts()
  const paramsOf = ({ _id }: ContactHome) => ({ params: { contactId: contact._id, propertyId: _id } })

  async function linkAgain(home: ContactHome) {
    try {
      put(await call('PUT /agent/contacts/:contactId/properties/:propertyId', paramsOf(home)))
      toast.success(`${home.fullAddress} linked again`)
      void refresh()
    } catch (error) {
      toastProblem(error)
    }
  }

  async function unlink(home: ContactHome) {
    put(await call('DELETE /agent/contacts/:contactId/properties/:propertyId', paramsOf(home)))
    toast(`${home.fullAddress} unlinked`, { label: 'Undo', run: () => void linkAgain(home) })
    void refresh()
  }

  return { unlink }
}
