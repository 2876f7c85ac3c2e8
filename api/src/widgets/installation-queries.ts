import { installationsMaximum, type SiteProblem, type WidgetInstallation } from '@gable/shared/widgets/installations.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Most recent first. */
export async function listInstallations(
  db: Db,
  { accountId }: AccountScope,
  widgetId: string,
): Promise<WidgetInstallation[]> {
  const rows = await db
    .selectFrom('widget_sightings')
    .select(['page', 'first_seen_at', 'last_seen_at', 'faults'])
    .where('account_id', '=', accountId)
    .where('widget_id', '=', widgetId)
    .orderBy('last_seen_at', 'desc')
    .limit(installationsMaximum)
    .execute()
  return rows.map(({ page, first_seen_at, last_seen_at, faults }) => ({
    page,
    firstSeenAt: first_seen_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    faults: faults as SiteProblem[],
  }))
}

interface ReportedInstallation {
  widgetId: string
  page: string
  faults: SiteProblem[]
}

/** Deletes the oldest pages beyond the maximum. */
export async function recordInstallation(
  db: Db,
  { accountId }: AccountScope,
  { widgetId, page, faults }: ReportedInstallation,
) {
  await db
    .insertInto('widget_sightings')
    .values({ account_id: accountId, widget_id: widgetId, page, faults })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'widget_id', 'page']).doUpdateSet({ last_seen_at: sql`now()`, faults }),
    )
    .execute()
  await db
    .deleteFrom('widget_sightings')
    .where('account_id', '=', accountId)
    .where('widget_id', '=', widgetId)
    .where('page', 'not in', (newest) =>
      newest
        .selectFrom('widget_sightings')
        .select('page')
        .where('account_id', '=', accountId)
        .where('widget_id', '=', widgetId)
        .orderBy('last_seen_at', 'desc')
        .limit(installationsMaximum),
    )
    .execute()
}
