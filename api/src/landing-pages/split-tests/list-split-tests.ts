import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import type { Variant } from '@gable/shared/traffic/shown-variant.ts'
import type { Db } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { getPageOrThrow } from '../page-access.ts'
import { toPageSettings } from '../page-settings.ts'
import { listSplitTestRows, type SplitTestRow, sumByVariant } from './queries.ts'

/** The tests of a page with what came of each version, newest first. */
export async function listSplitTests(db: Db, scope: Scope, pageId: string): Promise<SplitTest[]> {
  const { type } = await getPageOrThrow(db, scope, pageId)
  const rows = await listSplitTestRows(db, scope, pageId)
  const totals = await sumByVariant(
    db,
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const toResult = (variant: Variant) => {
      const {
        visits = 0,
        entrances = 0,
        leads = 0,
      } = totals.find((total) => total.testId === row.id && total.variant === variant) ?? {}
      return { visits, entrances, leads }
    }
    return { ...toSplitTest(type, row), results: { A: toResult('A'), B: toResult('B') } }
  })
}

const toSplitTest = (type: string, row: SplitTestRow): Omit<SplitTest, 'results'> => ({
  _id: row.id,
  versionA: row.version_a,
  versionB: row.version_b,
  share: row.share,
  startedAt: row.started_at.toISOString(),
  startedBy: row.startedBy,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.endedBy,
  outcome: row.outcome,
  pageB: toPageSettings(type, row),
})
