import type { Contact, ContactChange } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useState } from 'react'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/** Combines a change with what others saved after `base` was read. */
type MergeChange = (change: ContactChange, base: Contact, latest: Contact) => ContactChange

/**
 * Saves one part of the open contact. It is a conflict only if others changed the same part, and `mergeChange` cannot
 * combine both changes; the caller then shows the conflict dialog.
 */
export function useInlineSave(getPart: (contact: Contact) => unknown, mergeChange?: MergeChange) {
  const { contact, setContact, reload } = useOpenContact()
  const accountId = useAccountId()
  const refresh = useRefreshContacts()
  const [rejected, setRejected] = useState<ContactChange>()

  async function send(change: ContactChange) {
    const params = { contactId: contact._id }
    setContact(await callInAccount(accountId)('PATCH /agent/contacts/:contactId', { params, body: change }))
    void refresh()
  }

  /** Resolves to false when a conflict is left for the user to decide. */
  async function save(change: ContactChange, base: Contact = contact): Promise<boolean> {
    try {
      await send({ ...change, basedOn: base.updatedAt })
      return true
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      const latest = await reload()
      if (latest && latest.updatedAt !== base.updatedAt) {
        if (isSame(getPart(latest), getPart(base))) return save(change, latest)
        if (mergeChange) return save(mergeChange(change, base, latest), latest)
      }
      setRejected(change)
      return false
    }
  }

  return {
    save,
    conflict: {
      open: rejected !== undefined,
      onClose: () => setRejected(undefined),
      onReload: () => reload(),
      onOverwrite: () => send(rejected ?? {}),
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
