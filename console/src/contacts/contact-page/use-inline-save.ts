import type { Contact, ContactChange } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useState } from 'react'
import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/**
 * Saves one part of the contact. That others changed another part meanwhile is no conflict; that they changed this one
 * is, and is for the later of the two to decide, unless both can be had.
 */
export function useInlineSave(partOf: (contact: Contact) => unknown, both?: Both) {
  const { contact, put, reload } = useOpenContact()
  const accountId = useAccountId()
  const refresh = useRefreshContacts()
  const [refused, setRefused] = useState<ContactChange>()

  async function send(change: ContactChange) {
    const params = { contactId: contact._id }
    put(await callIn(accountId)('PATCH /agent/contacts/:contactId', { params, body: change }))
    void refresh()
  }

  /** Says whether it is saved. */
  async function save(change: ContactChange, basedOn: Contact = contact): Promise<boolean> {
    try {
      await send({ ...change, basedOn: basedOn.updatedAt })
      return true
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      const fresh = await reload()
      if (fresh && fresh.updatedAt !== basedOn.updatedAt) {
        if (same(partOf(fresh), partOf(basedOn))) return save(change, fresh)
        if (both) return save(both(change, basedOn, fresh), fresh)
      }
      setRefused(change)
      return false
    }
  }

  return {
    save,
    conflict: {
      open: refused !== undefined,
      onClose: () => setRefused(undefined),
      onReload: () => reload(),
      onOverwrite: () => send(refused ?? {}),
    },
  }
}

/** The change as it is of what others have changed meanwhile. */
type Both = (change: ContactChange, basedOn: Contact, fresh: Contact) => ContactChange

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
