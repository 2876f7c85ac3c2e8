/** Somebody the agency knows already, who shares an e-mail or a telephone number with a visitor. */
export interface KnownPerson {
  id: string
  firstName: string
  lastName: string
  isArchived: boolean
  /** They are known by the visitor's e-mail; otherwise only by the telephone number. */
  byEmail: boolean
}

/**
 * Who a visitor is. An e-mail belongs to one person. A telephone number is shared by families, and to take two people
 * for one is worse than to keep one twice: so a number counts only together with the name. The same name is the same
 * person; a name that is only less complete is, when nobody else under this number could be meant.
 */
export function recognise<P extends KnownPerson>(
  visitor: { firstName: string; lastName: string },
  known: readonly P[],
): { person: P; by: 'EMAIL' | 'PHONE' } | undefined {
  const owner = known.find(({ byEmail }) => byEmail)
  if (owner) return { person: owner, by: 'EMAIL' }
  const named = known.filter((person) => nameKey(person) === nameKey(visitor))
  const person = named.find(({ isArchived }) => !isArchived) ?? named[0] ?? onlyOne(known, visitor)
  return person && { person, by: 'PHONE' }
}

function onlyOne<P extends KnownPerson>(known: readonly P[], visitor: { firstName: string; lastName: string }) {
  const possible = known.filter((person) => isLessComplete(person, visitor))
  return possible.length === 1 ? possible[0] : undefined
}

/** Nothing of the shorter name contradicts the longer one. Initials do: they may be anybody's in a family. */
function isLessComplete(person: { firstName: string; lastName: string }, visitor: typeof person) {
  const [first, last] = [plain(person.firstName), plain(person.lastName)]
  const sameFirst = first === plain(visitor.firstName)
  return (sameFirst && (last === '' || plain(visitor.lastName) === '')) || (first === '' && last === '')
}

/** One form of a name, for comparing. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${plain(firstName)}/${plain(lastName)}`

/** Small letters and digits of any script, without accents: how a name is typed does not make another person. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
