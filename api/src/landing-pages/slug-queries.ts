import { sql } from 'kysely'
import { findInCells, inCellOf, isOutsideDirectory } from '../platform/cells/cells.ts'
import { type Db, withDirectory } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface SlugOwner {
  pageId: string
  /** The agent of a personal page. */
  agentId: string | null
}

/** Takes a slug for a page, unless another page has it now. One that another page had before moves. */
export async function claimSlug(
  db: Db,
  { accountId }: AccountScope,
  { pageId, agentId }: SlugOwner,
  slug: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into landing_page_slugs (account_id, owner_id, slug, page_id, is_current)
    values (${accountId}, ${agentId ?? accountId}, ${slug}, ${pageId}, false)
    on conflict (account_id, owner_id, slug) do update set page_id = excluded.page_id
    where landing_page_slugs.page_id = excluded.page_id or not landing_page_slugs.is_current
    returning slug`.execute(db)
  return rows.length > 0
}

/** The same on the host that agencies share. It stays with the account that has it, which also has it in its cell. */
export const claimSharedSlug = async (db: Db, scope: AccountScope, pageId: string, slug: string): Promise<boolean> =>
  (!isOutsideDirectory(db) || (await withDirectory(db, scope, (db) => claimSharedSlugIn(db, scope, pageId, slug)))) &&
  claimSharedSlugIn(db, scope, pageId, slug)

async function claimSharedSlugIn(db: Db, { accountId }: AccountScope, pageId: string, slug: string): Promise<boolean> {
  const { agency } = await db
    .insertInto('shared_page_slugs')
    .values({ slug, agency: accountId, page_id: pageId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('agency')
    .executeTakeFirst()
    .then((inserted) => inserted ?? getSharedSlug(db, slug))
  if (agency !== accountId) return false
  await db
    .updateTable('shared_page_slugs')
    .set({ page_id: pageId, taken_at: sql`now()` })
    .where('slug', '=', slug)
    .where('agency', '=', accountId)
    .execute()
  return true
}

/** Whether no other account has a slug on the host that agencies share. */
export const isSharedSlugFree = (db: Db, scope: AccountScope, slug: string): Promise<boolean> =>
  withDirectory(db, scope, async (db) => {
    const row = await db.selectFrom('shared_page_slugs').select('agency').where('slug', '=', slug).executeTakeFirst()
    return row === undefined || row.agency === scope.accountId
  })

const getSharedSlug = (db: Db, slug: string) =>
  db.selectFrom('shared_page_slugs').select('agency').where('slug', '=', slug).executeTakeFirstOrThrow()

/** Makes a slug that the page claimed its address. Its earlier ones lead there. */
export async function setCurrentSlug(db: Db, { accountId }: AccountScope, pageId: string, slug: string) {
  const ofPage = () =>
    db.updateTable('landing_page_slugs').where('account_id', '=', accountId).where('page_id', '=', pageId)
  await ofPage().set({ is_current: false }).where('is_current', '=', true).execute()
  await ofPage().set({ is_current: true }).where('slug', '=', slug).execute()
}

interface SlugQuery {
  slug: string
  /** The account whose host was requested. */
  accountId: string | undefined
  purlId: string | undefined
}

/** The page that has, or had, an address, and its slug now. */
export function findPageBySlug(db: Db, { slug, accountId, purlId }: SlugQuery) {
  const find = async (db: Db) => {
    const { rows } = await sql<{ page_id: string; current_slug: string }>`
      select * from find_page_by_slug(${slug}, ${accountId ?? null}, ${purlId ?? null})`.execute(db)
    return rows[0] && { pageId: rows[0].page_id, slug: rows[0].current_slug }
  }
  return accountId ? inCellOf(db, accountId, find) : findInCells(db, find)
}
