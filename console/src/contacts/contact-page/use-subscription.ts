import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/** Takes the open contact off all emails, and puts them back. */
export function useSubscription() {
  const { contact, put } = useOpenContact()
  const accountId = useAccountId()
  const refresh = useRefreshContacts()

  async function turn(state: 'unsubscribed' | 'subscribed') {
    const params = { contactId: contact._id }
    put(await callIn(accountId)(`POST /agent/contacts/:contactId/${state}`, { params }))
    void refresh()
  }

  return { unsubscribe: () => turn('unsubscribed'), subscribe: () => turn('subscribed') }
}
