import type { DetailOf } from '@gable/shared/activity/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The email that a contact was sent last. */
export async function getLastEmail(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<DetailOf<'EMAIL', 'SENT'> | undefined> {
  const row = await db
    .selectFrom('timeline_entries as t')
    .select('t.detail')
    .where('t.account_id', '=', accountId)
    .where('t.contact_id', '=', contactId)
    .where('t.event_group', '=', 'EMAIL')
    .where('t.kind', '=', 'SENT')
    .orderBy('t.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (row.detail as unknown as DetailOf<'EMAIL', 'SENT'>)
}
