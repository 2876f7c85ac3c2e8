import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { OwnerMapping, OwnerName } from '@gable/shared/owner-mapping/owner-name.ts'
import { getAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { hashOwnerName } from './owner-matcher.ts'
import { deleteOwnerName, listOwnerNames, listTeamMembers, updateOwnerName, upsertOwnerName } from './queries.ts'

export async function getOwnerMapping(db: Db, scope: Scope): Promise<OwnerMapping> {
  const { import_owner_id } = await getAccountSettings(db, scope)
  return {
    defaultOwnerId: import_owner_id,
    names: await listOwnerNames(db, scope),
    members: await listTeamMembers(db, scope),
  }
}

export async function addOwnerName(db: Db, scope: Scope, { name, agentId }: { name: string; agentId: string | null }) {
  await requireTeamMember(db, scope, agentId)
  const ownerName = await upsertOwnerName(db, scope, { hash: hashOwnerName(name), name, agentId })
  await publishLiveEvent(db, scope, { kind: 'owner-names' })
  return ownerName
}

export async function assignOwnerName(
  db: Db,
  scope: Scope,
  nameId: string,
  agentId: string | null,
): Promise<OwnerName> {
  await requireTeamMember(db, scope, agentId)
  const ownerName = await updateOwnerName(db, scope, Buffer.from(nameId, 'hex'), agentId)
  if (!ownerName) throw ownerNameNotFound()
  await publishLiveEvent(db, scope, { kind: 'owner-names' })
  return ownerName
}

export async function removeOwnerName(db: Db, scope: Scope, nameId: string) {
  if (!(await deleteOwnerName(db, scope, Buffer.from(nameId, 'hex')))) throw ownerNameNotFound()
  await publishLiveEvent(db, scope, { kind: 'owner-names' })
}

export async function setDefaultOwner(db: Db, scope: Scope, agentId: string | null) {
  await requireTeamMember(db, scope, agentId)
  await updateAccountSettings(db, scope, { import_owner_id: agentId })
  await publishLiveEvent(db, scope, { kind: 'owner-names' })
  return { agentId }
}

async function requireTeamMember(db: Db, scope: Scope, agentId: string | null) {
  if (agentId === null || (await listTeamMembers(db, scope)).some(({ _id }) => _id === agentId)) return
  throw invalid({ agentId: 'Please choose a member of your agency' })
}

const ownerNameNotFound = () => new Problem('not_found', 'Name not found')
