/** An existing contact who shares an email or a phone number with a visitor. */
export interface ContactCandidate {
  id: string
  firstName: string
  lastName: string
  isArchived: boolean
  /** Whether the email matches, rather than only the phone number. */
  byEmail: boolean
}

/**
 * Finds the contact that a visitor is. An email belongs to one contact. Families share phone numbers, and merging two
 * people is worse than having one twice, so a number counts only together with the name. An equal name matches. A less
 * complete name matches only if it is the only one possible under that number.
 */
export function matchContact<C extends ContactCandidate>(
  visitor: { firstName: string; lastName: string },
  candidates: readonly C[],
): { contact: C; by: 'EMAIL' | 'PHONE' } | undefined {
  const emailOwner = candidates.find(({ byEmail }) => byEmail)
  if (emailOwner) return { contact: emailOwner, by: 'EMAIL' }
  const sameNames = candidates.filter((contact) => toNameKey(contact) === toNameKey(visitor))
  const contact =
    sameNames.find(({ isArchived }) => !isArchived) ?? sameNames[0] ?? findOnlyPossible(candidates, visitor)
  return contact && { contact, by: 'PHONE' }
}

function findOnlyPossible<C extends ContactCandidate>(
  candidates: readonly C[],
  visitor: { firstName: string; lastName: string },
) {
  const possible = candidates.filter((contact) => isPartialMatch(contact, visitor))
  return possible.length === 1 ? possible[0] : undefined
}

/** Whether one name extends the other. Initials do not count, because family members may share them. */
function isPartialMatch(contact: { firstName: string; lastName: string }, visitor: typeof contact) {
  const [first, last] = [normalizeName(contact.firstName), normalizeName(contact.lastName)]
  const sameFirst = first === normalizeName(visitor.firstName)
  return (sameFirst && (last === '' || normalizeName(visitor.lastName) === '')) || (first === '' && last === '')
}

/** Tests whether a contact under a shared phone number can affect the match of any of these people. */
export function createNameMatcher(people: readonly { firstName: string; lastName: string }[]) {
  const names = new Set(people.map(toNameKey))
  const firstNames = new Set(people.map(({ firstName }) => normalizeName(firstName)))
  const withoutLastName = new Set(
    people.flatMap(({ firstName, lastName }) => (normalizeName(lastName) === '' ? [normalizeName(firstName)] : [])),
  )
  return (contact: { firstName: string; lastName: string }): boolean => {
    const [first, last] = [normalizeName(contact.firstName), normalizeName(contact.lastName)]
    if (last === '') return first === '' || firstNames.has(first)
    return names.has(`${first}/${last}`) || withoutLastName.has(first)
  }
}

/** A normalized name for comparisons. */
export const toNameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${normalizeName(firstName)}/${normalizeName(lastName)}`

/** Lowercase letters and digits of any script without accents, so that spelling variants compare equal. */
const normalizeName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
