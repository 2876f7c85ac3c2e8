import type { ContactHome, ContactRow } from '@gable/shared/contacts/contact.ts'

/** A contact with one of their homes; with none, a row all the same. */
export interface HomeRow {
  key: string
  contact: ContactRow
  home: ContactHome | undefined
}

export const homeRows = (contacts: readonly ContactRow[]): HomeRow[] =>
  contacts.flatMap((contact): HomeRow[] =>
    contact.properties.length === 0
      ? [{ key: contact._id, contact, home: undefined }]
      : contact.properties.map((home) => ({ key: `${contact._id} ${home._id}`, contact, home })),
  )
