import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findSegment, type KeptSegment, lockSegment } from './queries.ts'

export async function knownSegment(db: Db, scope: Scope, id: string): Promise<KeptSegment> {
  const segment = await findSegment(db, scope, id)
  if (!segment) throw noSuchSegment()
  return segment
}

export async function changeableSegment(db: Db, scope: Scope, id: string): Promise<KeptSegment> {
  const segment = await lockSegment(db, scope, id)
  if (!segment) throw noSuchSegment()
  if (!mayChange(scope, segment)) throw new Problem('forbidden', 'Only who made this segment can change it')
  return segment
}

export const mayChange = ({ agentId, permissions }: Scope, { ownerId, isShared }: KeptSegment) =>
  ownerId === agentId || (isShared && permissions.includes('ACCESS_ACCOUNT_SETTINGS'))

const noSuchSegment = () => new Problem('not_found', 'There is no such segment')
