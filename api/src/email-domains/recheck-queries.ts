import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

interface DueDomain {
  accountId: string
  domainId: string
}

/** Domains to ask about again: every hour until they are verified, for a week, and once a day after that. */
export async function listDueDomains(db: Db): Promise<DueDomain[]> {
  const { rows } = await sql<DueDomain>`
    select account_id as "accountId", id as "domainId" from email_domains
    where checked_at is null or checked_at < now() - case
      when verified_at is null and created_at > now() - interval '7 days' or failing_since is not null then interval '50 minutes'
      else interval '23 hours' end`.execute(db)
  return rows
}
