import type { Segment } from '@gable/shared/segments/segment.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { describeSegment } from './describe.ts'
import { knownSegment } from './known-segment.ts'

/** The segment as it is now, of which every open console hears. */
export async function told(db: Db, scope: Scope, id: string): Promise<Segment> {
  await notify(db, scope, { kind: 'segments', id })
  return describeSegment(db, scope, await knownSegment(db, scope, id))
}
