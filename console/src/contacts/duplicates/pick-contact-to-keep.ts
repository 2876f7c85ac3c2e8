import type { ContactRow } from '@gable/shared/contacts/contact.ts'

type ComparedContact = Pick<ContactRow, 'emailId' | 'phone' | 'fullName' | 'properties' | 'owner' | 'createdAt'>

/** The contact with the most details; among equals, the oldest one. */
export function pickContactToKeep<C extends ComparedContact>(contacts: readonly C[]): C | undefined {
  const [best] = contacts.toSorted(
    (one, other) => countDetails(other) - countDetails(one) || one.createdAt.localeCompare(other.createdAt),
  )
  return best
}

const countDetails = ({ emailId, phone, fullName, properties, owner }: ComparedContact) =>
  [emailId, phone, fullName, properties[0], owner].filter(Boolean).length
