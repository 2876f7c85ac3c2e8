import { createHash } from 'node:crypto'
import { ownerNameMaximum, type TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { decidedNames, listMembers, rememberNames } from './queries.ts'

/** Who is meant by the owners that files name. */
export interface Owners {
  /** Null where it was decided that nobody is meant; undefined of a name nobody knows. */
  ownerFor(named: string): string | null | undefined
}

/** People of the team are known by their e-mails and names; what somebody decided stands above that. */
export async function ownersOf(db: Db, scope: AccountScope): Promise<Owners> {
  const known = namesOfTeam(await listMembers(db, scope))
  for (const { hash, agent_id } of await decidedNames(db, scope)) known.set(hash.toString('hex'), agent_id)
  return { ownerFor: (named) => known.get(keyOf(named)) }
}

/** A name that several bear means none of them: who is meant is asked, not guessed. */
function namesOfTeam(members: readonly TeamMember[]): Map<string, string | null> {
  const known = new Map<string, string | null>()
  const shared = new Set<string>()
  for (const { _id, email, fullName } of members)
    for (const key of new Set([email, fullName].filter(Boolean).map(keyOf))) {
      if (known.has(key)) shared.add(key)
      known.set(key, _id)
    }
  for (const key of shared) known.delete(key)
  return known
}

/** Names nobody knows are kept, to be decided about; of imported rows they are counted. */
export async function rememberUnknown(
  db: Db,
  scope: AccountScope,
  { ownerFor }: Owners,
  named: readonly string[],
  { areImported }: { areImported: boolean },
) {
  const unknown = new Map<string, { hash: Buffer; name: string; rows: number }>()
  for (const name of named) {
    if (name === '' || name.length > ownerNameMaximum || ownerFor(name) !== undefined) continue
    const seen = unknown.get(keyOf(name)) ?? { hash: hashOf(name), name, rows: 0 }
    unknown.set(keyOf(name), { ...seen, rows: seen.rows + (areImported ? 1 : 0) })
  }
  // In one order whoever writes, or two imports could wait for one another.
  await rememberNames(
    db,
    scope,
    [...unknown.values()].sort((one, other) => one.hash.compare(other.hash)),
  )
}

/** What a name is known by: capitals and blanks make no difference. */
export const hashOf = (name: string): Buffer =>
  createHash('sha256').update(name.trim().toLowerCase().replace(/\s+/g, ' ')).digest()

const keyOf = (name: string) => hashOf(name).toString('hex')
