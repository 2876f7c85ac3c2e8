import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getSegment, lockSegment, type SegmentRow } from './queries.ts'

export const getSegmentOrThrow = async (db: Db, scope: Scope, id: string): Promise<SegmentRow> =>
  orNotFound(await getSegment(db, scope, id), 'segment')

export async function lockChangeableSegmentOrThrow(db: Db, scope: Scope, id: string): Promise<SegmentRow> {
  const segment = orNotFound(await lockSegment(db, scope, id), 'segment')
  if (!canChangeSegment(scope, segment))
    throw new Problem('forbidden', 'Only the person who created this segment can change it')
  return segment
}

export const canChangeSegment = ({ agentId, permissions }: Scope, { ownerId, isShared }: SegmentRow) =>
  ownerId === agentId || (isShared && permissions.includes('ACCESS_ACCOUNT_SETTINGS'))
