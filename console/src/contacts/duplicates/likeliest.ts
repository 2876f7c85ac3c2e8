import type { ContactRow } from '@gable/shared/contacts/contact.ts'

type Known = Pick<ContactRow, 'emailId' | 'phone' | 'fullName' | 'properties' | 'owner' | 'createdAt'>

/** The one of whom most is known; of several, who was known first. */
export function likeliest<C extends Known>(contacts: readonly C[]): C | undefined {
  const [best] = contacts.toSorted(
    (one, other) => known(other) - known(one) || one.createdAt.localeCompare(other.createdAt),
  )
  return best
}

const known = ({ emailId, phone, fullName, properties, owner }: Known) =>
  [emailId, phone, fullName, properties[0], owner].filter(Boolean).length
