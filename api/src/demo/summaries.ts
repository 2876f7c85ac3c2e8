import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import { buildSummary } from '../summaries/built-in-writer.ts'
import { listNewestEntries } from '../summaries/summary-input-queries.ts'
import type { WorldContext } from './world-context.ts'

const summaryCount = 12

/** Summaries of the most recently active contacts with a lead in progress. */
export async function seedSummaries(db: Db, accountId: string, { calendar: { now, zone } }: WorldContext) {
  const contacts = await db
    .selectFrom('contacts as c')
    .select(['c.id', 'c.full_name as name', 'c.unsubscribed_at as unsubscribedAt', 'c.owner_id as ownerId'])
    .where('c.account_id', '=', accountId)
    .where('c.owner_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leads as l')
          .select('l.id')
          .where('l.account_id', '=', accountId)
          .whereRef('l.contact_id', '=', 'c.id')
          .where('l.stage', 'in', ['CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT']),
      ),
    )
    .orderBy('c.last_activity_at', 'desc')
    .orderBy('c.id')
    .limit(summaryCount)
    .execute()
  for (const { id, name, unsubscribedAt, ownerId } of contacts) {
    const entries = await listNewestEntries(db, accountId, id)
    const content = buildSummary({ now, timeZone: zone, name, isUnsubscribed: unsubscribedAt !== null, entries })
    await db
      .insertInto('contact_summaries')
      .values({
        account_id: accountId,
        contact_id: id,
        request_id: newId(),
        status: 'generated',
        requested_by: ownerId as string,
        content: JSON.stringify(content),
        known_until: now,
        updated_at: now,
      })
      .execute()
  }
}
