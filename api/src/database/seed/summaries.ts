import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../../platform/database.ts'
import { newestEntries } from '../../summaries/material-queries.ts'
import { writtenFrom } from '../../summaries/plain-writer.ts'
import type { Setting } from './setting.ts'

const written = 12

/** Summaries of those whose leads agents are busy with. */
export async function plantSummaries(db: Db, accountId: string, { calendar: { now, zone } }: Setting) {
  const people = await db
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
    .limit(written)
    .execute()
  for (const { id, name, unsubscribedAt, ownerId } of people) {
    const entries = await newestEntries(db, accountId, id)
    const content = writtenFrom({ now, timeZone: zone, name, isUnsubscribed: unsubscribedAt !== null, entries })
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
