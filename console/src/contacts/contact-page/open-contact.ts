import type { Contact } from '@gable/shared/contacts/contact.ts'
import { createContext, useContext } from 'react'

export interface OpenContact {
  contact: Contact
  /** Shows the contact as a write has answered. */
  put: (contact: Contact) => void
  /** Reads the contact anew. */
  reload: () => Promise<Contact | undefined>
}

/** Set by the page that has read the contact. */
export const OpenContactContext = createContext<OpenContact | undefined>(undefined)

/** The contact whose page is open. */
export function useOpenContact(): OpenContact {
  const open = useContext(OpenContactContext)
  if (!open) throw new Error('useOpenContact needs the page of a contact')
  return open
}
