import { Problem } from '@gable/shared/http/problem.ts'
import type { OwnerMapping, OwnerName } from '@gable/shared/owner-mapping/owner-name.ts'
import { changeAccountSettings, readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { hashOf } from './owners.ts'
import { decideKnownName, decideName, deleteName, listMembers, listNames } from './queries.ts'

export async function readMapping(db: Db, scope: Scope): Promise<OwnerMapping> {
  const { import_owner_id } = await readAccountSettings(db, scope)
  return {
    defaultOwnerId: import_owner_id,
    names: await listNames(db, scope),
    members: await listMembers(db, scope),
  }
}

export async function addName(db: Db, scope: Scope, { name, agentId }: { name: string; agentId: string | null }) {
  await refuseStranger(db, scope, agentId)
  const made = await decideName(db, scope, { hash: hashOf(name), name, agentId })
  await notify(db, scope, { kind: 'owner-names' })
  return made
}

export async function decide(db: Db, scope: Scope, nameId: string, agentId: string | null): Promise<OwnerName> {
  await refuseStranger(db, scope, agentId)
  const decided = await decideKnownName(db, scope, Buffer.from(nameId, 'hex'), agentId)
  if (!decided) throw noSuchName()
  await notify(db, scope, { kind: 'owner-names' })
  return decided
}

export async function forgetName(db: Db, scope: Scope, nameId: string) {
  if (!(await deleteName(db, scope, Buffer.from(nameId, 'hex')))) throw noSuchName()
  await notify(db, scope, { kind: 'owner-names' })
}

export async function chooseDefaultOwner(db: Db, scope: Scope, agentId: string | null) {
  await refuseStranger(db, scope, agentId)
  await changeAccountSettings(db, scope, { import_owner_id: agentId })
  await notify(db, scope, { kind: 'owner-names' })
  return { agentId }
}

async function refuseStranger(db: Db, scope: Scope, agentId: string | null) {
  if (agentId === null || (await listMembers(db, scope)).some(({ _id }) => _id === agentId)) return
  const fields = { agentId: 'Please choose somebody of your agency' }
  throw new Problem('invalid', 'Some fields need attention', fields)
}

const noSuchName = () => new Problem('not_found', 'This name is not kept any more')
