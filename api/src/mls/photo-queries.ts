import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The URL of a photo at the MLS, while the listing may be shown with photos. */
export async function getPhotoUrl(
  db: Db,
  { accountId }: AccountScope,
  listingId: string,
  index: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ url: string | null }>`
    select l.photos[${index}::int + 1] as url from mls_listings l
      join mls_connections c on c.account_id = l.account_id and c.id = l.connection_id
    where l.account_id = ${accountId} and l.id = ${listingId} and l.is_displayed and c.show_photos`.execute(db)
  return rows[0]?.url ?? undefined
}
