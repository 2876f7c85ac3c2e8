import type { Contact } from '@gable/shared/contacts/contact.ts'
import { createContext, useContext } from 'react'

interface OpenContact {
  contact: Contact
  /** Shows the contact a write returned, without a refetch. */
  setContact: (contact: Contact) => void
  /** Refetches the contact. */
  reload: () => Promise<Contact | undefined>
}

/** Provided by the contact page once the contact is loaded. */
export const OpenContactContext = createContext<OpenContact | undefined>(undefined)

/** The contact of the page. */
export function useOpenContact(): OpenContact {
  const open = useContext(OpenContactContext)
  if (!open) throw new Error('useOpenContact must be used inside the contact page')
  return open
}
