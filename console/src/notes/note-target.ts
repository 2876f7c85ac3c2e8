/** The contact, and optionally the property, that a note is about. */
export interface NoteTarget {
  contactId: string
  propertyId?: string | undefined
}
