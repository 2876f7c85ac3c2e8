import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { sumCounts } from '../platform/sum-counts-queries.ts'
import { selectContents, selectVersions } from './queries.ts'
import type { VariationCounts } from './worst-variation.ts'

/** The accounts whose smart content is to be kept fresh. Suspended accounts send nothing, so theirs waits. */
export async function listAccountsWithSmartContent(db: Db, now = new Date()): Promise<string[]> {
  const rows = await db
    .selectFrom('agencies')
    .select('account_id')
    .where('plan_id', 'is not', null)
    .where(({ eb, or }) => or([eb('soft_freeze_after', 'is', null), eb('soft_freeze_after', '>', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contents')
          .select('contents.id')
          .whereRef('contents.account_id', '=', 'agencies.account_id')
          .where('contents.template_type', '=', 'SMART')
          .where('contents.status', '=', 'PUBLISHED'),
      ),
    )
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function listSmartContentIds(db: Db, scope: AccountScope): Promise<string[]> {
  const rows = await selectContents(db, scope)
    .select('id')
    .where('template_type', '=', 'SMART')
    .where('status', '=', 'PUBLISHED')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The variations that were published, latest first. */
export const listPublishedVariations = (db: Db, scope: AccountScope, contentId: string) =>
  selectVersions(db, scope, contentId)
    .select([
      'content_versions.version',
      'content_versions.variation_id as variationId',
      'content_versions.dropped_because as droppedBecause',
      'content_versions.published_at as publishedAt',
    ])
    .orderBy('content_versions.version', 'desc')
    .execute()

/** What became of the emails of each variation. */
export async function listVariationCounts(
  db: Db,
  { accountId }: AccountScope,
  contentId: string,
): Promise<VariationCounts[]> {
  return db
    .selectFrom('counter_total')
    .select([
      'module as variationId',
      sumCounts('delivered').as('delivered'),
      sumCounts('complaint').as('complaints'),
      sumCounts('unsubscribe').as('unsubscribes'),
    ])
    .where('account_id', '=', accountId)
    .where('subject', '=', 'content')
    .where('subject_id', '=', contentId)
    .where('module', '<>', '')
    .groupBy('module')
    .execute()
}
