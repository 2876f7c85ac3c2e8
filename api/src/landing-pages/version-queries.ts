import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The settings of a page, as they are stored. */
export interface StoredPageSettings {
  brandingId: string | null
  settings: Record<string, unknown>
  generalSettings: Record<string, unknown>
}

const settingColumns = ['branding_id as brandingId', 'settings', 'general_settings as generalSettings'] as const

export const getPageDraft = (
  db: Db,
  { accountId }: AccountScope,
  pageId: string,
): Promise<StoredPageSettings | undefined> =>
  db
    .selectFrom('landing_page_drafts')
    .select(settingColumns)
    .where('account_id', '=', accountId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()

export async function storePageDraft(
  db: Db,
  { accountId }: AccountScope,
  pageId: string,
  { brandingId, settings, generalSettings }: StoredPageSettings,
) {
  const draft = {
    branding_id: brandingId,
    settings: JSON.stringify(settings),
    general_settings: JSON.stringify(generalSettings),
  }
  await db
    .insertInto('landing_page_drafts')
    .values({ account_id: accountId, page_id: pageId, ...draft })
    .onConflict((conflict) => conflict.columns(['account_id', 'page_id']).doUpdateSet(draft))
    .execute()
}

export async function deletePageDraft(db: Db, { accountId }: AccountScope, pageId: string) {
  await db.deleteFrom('landing_page_drafts').where('account_id', '=', accountId).where('page_id', '=', pageId).execute()
}

const selectVersions = (db: Db, { accountId }: AccountScope, pageId: string) =>
  db
    .selectFrom('landing_page_versions')
    .where('landing_page_versions.account_id', '=', accountId)
    .where('landing_page_versions.page_id', '=', pageId)

/** Newest first. */
export const listVersionRows = (db: Db, scope: AccountScope, pageId: string) =>
  selectVersions(db, scope, pageId)
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.account_id', '=', 'landing_page_versions.account_id')
        .onRef('agents.id', '=', 'landing_page_versions.published_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'landing_page_versions.version',
      'landing_page_versions.branding_id as brandingId',
      'landing_page_versions.settings',
      'landing_page_versions.general_settings as generalSettings',
      'landing_page_versions.published_at as publishedAt',
      'users.full_name as publishedBy',
    ])
    .orderBy('landing_page_versions.version', 'desc')
    .execute()

export const getPageVersion = (
  db: Db,
  scope: AccountScope,
  pageId: string,
  version: number,
): Promise<StoredPageSettings | undefined> =>
  selectVersions(db, scope, pageId).select(settingColumns).where('version', '=', version).executeTakeFirst()

/** The number of the last published version; null for a page that was never published. */
export async function getLastVersion(db: Db, scope: AccountScope, pageId: string): Promise<number | null> {
  const { last } = await selectVersions(db, scope, pageId)
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow()
  return last
}
