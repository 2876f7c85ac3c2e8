import { type RawBuilder, sql } from 'kysely'
import type { RewrittenFilters } from '../database/schema/contact-features.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { replaceTag, restoreTags } from './tag-filters.ts'
import { tagsOfFilters, tagsOfSteps } from './tag-paths.ts'

interface TagHolder {
  /** The JSON that names tags. */
  column: string
  id: string
  version: string | null
  /** What shows others that the row changed. */
  changed: RawBuilder<unknown>
}

const updated = sql`updated_at = clock_timestamp()`

/**
 * What names tags: segments, dashboards that show modules to some contacts, questions of forms, and flows. Visitors may
 * have earlier questions open, and contacts who are in a flow stay on the version that they began with, so all versions
 * follow.
 */
const holders: Record<RewrittenFilters['table'], TagHolder> = {
  segments: { column: 'filters', id: 'id', version: null, changed: updated },
  assets: { column: 'settings', id: 'id', version: null, changed: updated },
  forms: { column: 'questions', id: 'id', version: null, changed: updated },
  form_question_versions: {
    column: 'questions',
    id: 'form_id',
    version: 'version',
    changed: sql`replaced_at = form_question_versions.replaced_at`,
  },
  flows: { column: 'draft', id: 'id', version: null, changed: updated },
  flow_versions: {
    column: 'definition',
    id: 'flow_id',
    version: 'version',
    changed: sql`revision = flow_versions.revision + 1`,
  },
}
const tables = Object.keys(holders) as RewrittenFilters['table'][]

type Row = Pick<RewrittenFilters, 'table' | 'id' | 'version'>

/** Replaces a tag wherever the account names it. Returns what undoing it needs. */
export async function rewriteFilters(
  db: Db,
  scope: AccountScope,
  change: { tag: string; to: string },
): Promise<RewrittenFilters[]> {
  const rewritten: RewrittenFilters[] = []
  for (const table of tables)
    for (const { id, version, json: before } of await lockRowsWithTag(db, scope, table, change.tag)) {
      const row: Row = { table, id, ...(version !== null && { version }) }
      const { json, replaced } = replaceTag(before, change)
      await updateRow(db, scope, row, json)
      rewritten.push({ ...row, replaced })
    }
  return rewritten
}

/** Restores the tags that are still as the change left them. */
export async function restoreFilters(db: Db, scope: AccountScope, rewritten: readonly RewrittenFilters[]) {
  for (const { replaced, ...row } of rewritten) {
    const json = await lockRow(db, scope, row)
    if (json !== undefined) await updateRow(db, scope, row, restoreTags(json, replaced))
  }
}

async function lockRowsWithTag(db: Db, { accountId }: AccountScope, table: Row['table'], tag: string) {
  const { column, id, version } = holders[table]
  const json = sql.ref(column)
  const { rows } = await sql<{ id: string; version: number | null; json: unknown }>`
    select ${sql.ref(id)} as id, ${version ? sql.ref(version) : sql`null::int`} as version, ${json} as json
    from ${sql.table(table)}
    where account_id = ${accountId} and (jsonb_path_query_array(${json}, ${tagsOfFilters}::jsonpath, '{}', true) ? ${tag}
      or exists (select from jsonb_array_elements_text(jsonb_path_query_array(${json}, ${tagsOfSteps}::jsonpath, '{}', true)) named
        where lower(named) = lower(${tag})))
    order by 1, 2 for no key update`.execute(db)
  return rows
}

async function lockRow(db: Db, scope: AccountScope, row: Row): Promise<unknown> {
  const { rows } = await sql<{ json: unknown }>`
    select ${sql.ref(holders[row.table].column)} as json from ${sql.table(row.table)}
    where ${isRow(scope, row)} for no key update`.execute(db)
  return rows[0]?.json
}

const updateRow = (db: Db, scope: AccountScope, row: Row, json: unknown) =>
  sql`
    update ${sql.table(row.table)}
    set ${sql.ref(holders[row.table].column)} = ${JSON.stringify(json)}::jsonb, ${holders[row.table].changed}
    where ${isRow(scope, row)}`.execute(db)

function isRow({ accountId }: AccountScope, { table, id, version }: Row) {
  const holder = holders[table]
  const isVersion = holder.version ? sql`and ${sql.ref(holder.version)} = ${version ?? 0}` : sql``
  return sql`account_id = ${accountId} and ${sql.ref(holder.id)} = ${id} ${isVersion}`
}
