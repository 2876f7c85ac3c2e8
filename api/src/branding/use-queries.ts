import type { BrandUse } from '@gable/shared/branding/brand-use.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The assets, emails and postcards that have a brand, in what is published or in a draft. Archived ones come last. */
export async function listBrandUses(db: Db, { accountId }: AccountScope, brandingId: string): Promise<BrandUse[]> {
  const { rows } = await sql<BrandUse>`
    select kind, id as "_id", name, status = 'ARCHIVED' as "isArchived", agent_id is not null as "isPersonal"
      from assets a where account_id = ${accountId} and (branding_id = ${brandingId} or exists (
        select from landing_page_drafts d
        where d.account_id = a.account_id and d.page_id = a.id and d.branding_id = ${brandingId}
        union all select from landing_page_split_tests t where t.account_id = a.account_id and t.page_id = a.id
          and t.branding_id = ${brandingId} and t.ended_at is null))
    union all
    select lower(medium), id, title, status = 'ARCHIVED', false
      from contents c where account_id = ${accountId} and (draft_settings->>'brandingId' = ${brandingId} or exists (
        select from content_versions v where v.account_id = c.account_id and v.content_id = c.id
          and v.version = c.published_version and v.settings->>'brandingId' = ${brandingId}))
    order by 4, 3, 2`.execute(db)
  return rows
}
