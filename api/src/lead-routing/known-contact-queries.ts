import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface KnownContact {
  /** Missing if the owner left the team without a successor. */
  ownerId: string | null
  language: string | null
  city: string | null
  zip: string | null
  state: string | null
  address: string | null
}

/** What routing looks at, of a contact and the home that a lead is about. */
export async function getKnownContact(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: { contactId: string; propertyId: string | null },
): Promise<KnownContact | undefined> {
  const { rows } = await sql<KnownContact>`
    select active_agent_in(c.account_id, c.owner_id) as "ownerId", c.language, p.city, p.zip, p.state,
      p.full_address as address
    from contacts c left join properties p on p.account_id = ${accountId} and p.id = ${propertyId}
    where c.account_id = ${accountId} and c.id = ${contactId}`.execute(db)
  return rows[0]
}

export const giveContactWithoutOwner = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, agentId }: { contactId: string; agentId: string },
) =>
  sql`
  update contacts set owner_id = coalesce(active_agent_in(account_id, owner_id), ${agentId}), updated_at = clock_timestamp()
  where account_id = ${accountId} and id = ${contactId}`.execute(db)
