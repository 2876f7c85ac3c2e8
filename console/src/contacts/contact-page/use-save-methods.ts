import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { ContactMethod, MethodKind } from '@gable/shared/contacts/contact-method.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/** The emails or phone numbers of the open contact, which are saved as a whole list. */
export function useSaveMethods(kind: MethodKind) {
  const { contact, setContact, reload } = useOpenContact()
  const call = callInAccount(useAccountId())
  const refresh = useRefreshContacts()
  const methods = getMethods(contact, kind)

  /** Changes of other details do not matter. If others changed the same list, nothing is saved and it shows their version. */
  async function save(next: readonly ContactMethod[], base = contact): Promise<Contact> {
    try {
      const saved = await send(next, base)
      setContact(saved)
      void refresh()
      return saved
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      const latest = await reload()
      if (!latest || latest.updatedAt === base.updatedAt) throw error
      if (!isSame(getMethods(latest, kind), getMethods(base, kind)))
        throw new Problem('conflict', 'Someone else changed this list. Please check it and try again.')
      return save(next, latest)
    }
  }

  function send(next: readonly ContactMethod[], { _id, updatedAt: basedOn }: Contact): Promise<Contact> {
    const params = { contactId: _id }
    return kind === 'email'
      ? call('PUT /agent/contacts/:contactId/emails', { params, body: { emails: [...next], basedOn } })
      : call('PUT /agent/contacts/:contactId/phones', { params, body: { phones: [...next], basedOn } })
  }

  return { methods, save }
}

const getMethods = ({ emails, phones, methodLabels }: Contact, kind: MethodKind): ContactMethod[] =>
  (kind === 'email' ? emails : phones).map((value) => ({ value, label: methodLabels[value] ?? '' }))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
