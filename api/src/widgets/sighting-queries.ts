import { type Sighting, type SiteFault, sightingsMaximum } from '@gable/shared/widgets/sightings.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The last pages on which a widget was seen. */
export async function listSightings(db: Db, { accountId }: AccountScope, widgetId: string): Promise<Sighting[]> {
  const rows = await db
    .selectFrom('widget_sightings')
    .select(['page', 'first_seen_at', 'last_seen_at', 'faults'])
    .where('account_id', '=', accountId)
    .where('widget_id', '=', widgetId)
    .orderBy('last_seen_at', 'desc')
    .limit(sightingsMaximum)
    .execute()
  return rows.map(({ page, first_seen_at, last_seen_at, faults }) => ({
    page,
    firstSeenAt: first_seen_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    faults: faults as SiteFault[],
  }))
}

interface Seen {
  widgetId: string
  page: string
  faults: SiteFault[]
}

/** Remembers a page, and forgets the one that was seen the longest ago where there are too many. */
export async function keepSighting(db: Db, { accountId }: AccountScope, { widgetId, page, faults }: Seen) {
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
    .where('page', 'not in', (rest) =>
      rest
        .selectFrom('widget_sightings')
        .select('page')
        .where('account_id', '=', accountId)
        .where('widget_id', '=', widgetId)
        .orderBy('last_seen_at', 'desc')
        .limit(sightingsMaximum),
    )
    .execute()
}
