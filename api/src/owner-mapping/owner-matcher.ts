import { createHash } from 'node:crypto'
import { ownerNameMaximum, type TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listMappedNames, listTeamMembers, upsertSeenNames } from './queries.ts'

/** Matches owner names in files with team members. */
export interface OwnerMatcher {
  /** The agent's id, null for a name mapped to no owner, or undefined for an unknown name. */
  findOwner(name: string): string | null | undefined
}

/** Matches team members by email and name. A mapping in the settings takes precedence. */
export async function createOwnerMatcher(db: Db, scope: AccountScope): Promise<OwnerMatcher> {
  const ownerIds = indexTeamNames(await listTeamMembers(db, scope))
  for (const { hash, agent_id } of await listMappedNames(db, scope)) ownerIds.set(hash.toString('hex'), agent_id)
  return { findOwner: (name) => ownerIds.get(toNameKey(name)) }
}

/** Leaves out a name that several members share: an agent decides who is meant. */
function indexTeamNames(members: readonly TeamMember[]): Map<string, string | null> {
  const ownerIds = new Map<string, string | null>()
  const shared = new Set<string>()
  for (const { _id, email, fullName } of members)
    for (const key of new Set([email, fullName].filter(Boolean).map(toNameKey))) {
      if (ownerIds.has(key)) shared.add(key)
      ownerIds.set(key, _id)
    }
  for (const key of shared) ownerIds.delete(key)
  return ownerIds
}

/** Stores unknown names, so that an agent can map them. Only imported rows are counted. */
export async function recordUnknownOwners(
  db: Db,
  scope: AccountScope,
  { findOwner }: OwnerMatcher,
  names: readonly string[],
  { areImported }: { areImported: boolean },
) {
  const unknown = new Map<string, { hash: Buffer; name: string; rows: number }>()
  for (const name of names) {
    if (name === '' || name.length > ownerNameMaximum || findOwner(name) !== undefined) continue
    const seen = unknown.get(toNameKey(name)) ?? { hash: hashOwnerName(name), name, rows: 0 }
    unknown.set(toNameKey(name), { ...seen, rows: seen.rows + (areImported ? 1 : 0) })
  }
  // Always in the same order, so that two imports cannot deadlock.
  await upsertSeenNames(
    db,
    scope,
    [...unknown.values()].sort((a, b) => a.hash.compare(b.hash)),
  )
}

/** Ignores case and extra spaces. */
export const hashOwnerName = (name: string): Buffer =>
  createHash('sha256').update(name.trim().toLowerCase().replace(/\s+/g, ' ')).digest()

const toNameKey = (name: string) => hashOwnerName(name).toString('hex')
