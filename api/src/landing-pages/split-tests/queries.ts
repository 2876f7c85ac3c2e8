import { newId } from '@gable/shared/ids.ts'
import type { SplitTestOutcome } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import type { Variant } from '@gable/shared/traffic/shown-variant.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope, Scope } from '../../platform/scope.ts'
import type { StoredPageSettings } from '../version-queries.ts'

const settingColumns = ['branding_id as brandingId', 'settings', 'general_settings as generalSettings'] as const

const selectSplitTests = (db: Db, { accountId }: AccountScope, pageId: string) =>
  db.selectFrom('landing_page_split_tests as t').where('t.account_id', '=', accountId).where('t.page_id', '=', pageId)

/** The settings of version B, also of a test that has ended: a visitor may still have the page open. */
export const getTestedSettings = (
  db: Db,
  scope: AccountScope,
  pageId: string,
  testId: string,
): Promise<StoredPageSettings | undefined> =>
  selectSplitTests(db, scope, pageId).select(settingColumns).where('t.id', '=', testId).executeTakeFirst()

export async function hasRunningSplitTest(db: Db, scope: AccountScope, pageId: string): Promise<boolean> {
  const row = await selectSplitTests(db, scope, pageId)
    .select('t.id')
    .where('t.ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export const listSplitTestRows = (db: Db, scope: AccountScope, pageId: string) =>
  selectSplitTests(db, scope, pageId)
    .leftJoin('agents as starter', (join) =>
      join.onRef('starter.account_id', '=', 't.account_id').onRef('starter.id', '=', 't.started_by'),
    )
    .leftJoin('users as started', 'started.id', 'starter.user_id')
    .leftJoin('agents as ender', (join) =>
      join.onRef('ender.account_id', '=', 't.account_id').onRef('ender.id', '=', 't.ended_by'),
    )
    .leftJoin('users as ended', 'ended.id', 'ender.user_id')
    .select(settingColumns)
    .select([
      't.id',
      't.version_a',
      't.version_b',
      't.share',
      't.started_at',
      't.ended_at',
      't.outcome',
      'started.full_name as startedBy',
      'ended.full_name as endedBy',
    ])
    .orderBy('t.started_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(50)
    .execute()

export type SplitTestRow = Awaited<ReturnType<typeof listSplitTestRows>>[number]

interface VariantTotals {
  testId: string
  variant: Variant
  visits: number
  entrances: number
  leads: number
}

/** What came of each version of these tests. */
export async function sumByVariant(
  db: Db,
  { accountId }: AccountScope,
  testIds: readonly string[],
): Promise<VariantTotals[]> {
  if (testIds.length === 0) return []
  const { rows } = await sql<VariantTotals>`
    select split_test_id as "testId", variant, sum(views::float8) as visits, sum(entrances::float8) as entrances,
      sum(submissions::float8) as leads
    from traffic_daily where account_id = ${accountId} and split_test_id = any(${[...testIds]}::uuid[])
    group by 1, 2`.execute(db)
  return rows
}

interface NewSplitTestRow extends StoredPageSettings {
  pageId: string
  versionA: number
  versionB: number | null
  share: number
}

export async function insertSplitTest(
  db: Db,
  { accountId, agentId }: Scope,
  { pageId, versionA, versionB, share, brandingId, settings, generalSettings }: NewSplitTestRow,
) {
  await db
    .insertInto('landing_page_split_tests')
    .values({
      account_id: accountId,
      id: newId(),
      page_id: pageId,
      version_a: versionA,
      version_b: versionB,
      share,
      branding_id: brandingId,
      settings: JSON.stringify(settings),
      general_settings: JSON.stringify(generalSettings),
      started_by: agentId,
    })
    .execute()
}

/** Ends the running test of a page, or this one if it runs. Returns the settings of its version B. */
export const updateEndedSplitTest = (
  db: Db,
  { accountId, agentId }: Scope,
  { pageId, testId, outcome }: { pageId: string; testId?: string; outcome: SplitTestOutcome },
): Promise<StoredPageSettings | undefined> =>
  db
    .updateTable('landing_page_split_tests')
    .set({ ended_at: sql`now()`, ended_by: agentId, outcome })
    .where('account_id', '=', accountId)
    .where('page_id', '=', pageId)
    .$if(testId !== undefined, (query) => query.where('id', '=', testId as string))
    .where('ended_at', 'is', null)
    .returning(settingColumns)
    .executeTakeFirst()
