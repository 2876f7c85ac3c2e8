import { sql } from 'kysely'
import type { RewrittenFilters } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { replaceTag, replaceTagsOfFilters } from './tag-filters.ts'

/** What holds contact filters: segments, and dashboards that show modules to some contacts. */
const filterColumns = { segments: 'filters', assets: 'settings' } as const
type FilterTable = keyof typeof filterColumns

/** Replaces a tag in all filters of the account. Returns what undoing it needs. */
export async function rewriteFilters(
  db: Db,
  scope: AccountScope,
  { tag, to }: { tag: string; to: string },
): Promise<RewrittenFilters[]> {
  const rewritten: RewrittenFilters[] = []
  for (const table of Object.keys(filterColumns) as FilterTable[])
    for (const { id, json } of await lockFiltersWithTag(db, scope, table, tag)) {
      const replaced: RewrittenFilters['replaced'] = []
      const next = replaceTagsOfFilters(json, (before) => {
        if (!before.includes(tag)) return before
        const after = replaceTag(before, tag, to)
        replaced.push({ before, after })
        return after
      })
      await updateFilters(db, scope, table, id, next)
      rewritten.push({ table, id, replaced })
    }
  return rewritten
}

/** Restores the filters that are still as the change left them. */
export async function restoreFilters(db: Db, scope: AccountScope, rewritten: readonly RewrittenFilters[]) {
  for (const { table, id, replaced } of rewritten) {
    const json = await lockFilters(db, scope, table, id)
    if (json === undefined) continue
    const restored = replaceTagsOfFilters(
      json,
      (tags) => replaced.find(({ after }) => JSON.stringify(after) === JSON.stringify(tags))?.before ?? tags,
    )
    await updateFilters(db, scope, table, id, restored)
  }
}

async function lockFiltersWithTag(db: Db, { accountId }: AccountScope, table: FilterTable, tag: string) {
  const filter = `strict $.** ? (@.key == "tags" && @.anyOf[*] == $tag)`
  const { rows } = await sql<{ id: string; json: unknown }>`
    select id, ${sql.ref(filterColumns[table])} as json from ${sql.table(table)}
    where account_id = ${accountId}
      and jsonb_path_exists(${sql.ref(filterColumns[table])}, ${filter}::jsonpath, ${JSON.stringify({ tag })}::jsonb, true)
    order by id for update`.execute(db)
  return rows
}

async function lockFilters(db: Db, { accountId }: AccountScope, table: FilterTable, id: string): Promise<unknown> {
  const { rows } = await sql<{ json: unknown }>`
    select ${sql.ref(filterColumns[table])} as json from ${sql.table(table)}
    where account_id = ${accountId} and id = ${id} for update`.execute(db)
  return rows[0]?.json
}

const updateFilters = (db: Db, { accountId }: AccountScope, table: FilterTable, id: string, json: unknown) =>
  sql`
    update ${sql.table(table)} set ${sql.ref(filterColumns[table])} = ${JSON.stringify(json)}::jsonb, updated_at = clock_timestamp()
    where account_id = ${accountId} and id = ${id}`.execute(db)
