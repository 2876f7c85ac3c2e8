import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Archived flows send nothing. */
export const listLinkedFlows = (db: Db, { accountId }: AccountScope, contentIds: string[]) =>
  db
    .selectFrom('flow_contents as l')
    .innerJoin('flows as f', (join) => join.onRef('f.account_id', '=', 'l.account_id').onRef('f.id', '=', 'l.flow_id'))
    .select(['l.content_id as contentId', 'f.id', 'f.kind', 'f.title', 'f.status', 'f.updated_at as updatedAt'])
    .where('l.account_id', '=', accountId)
    .where(sql<boolean>`l.content_id = any(${contentIds}::uuid[])`)
    .where('f.status', '<>', 'ARCHIVED')
    .orderBy(sql`lower(f.title)`)
    .orderBy('f.id')
    .execute()

/** How many flows send the content of the row, as `listLinkedFlows` lists them. */
export const countLinkedFlows = () => sql<number>`(
  select count(*)::int from flow_contents l join flows f on f.account_id = l.account_id and f.id = l.flow_id
  where l.account_id = contents.account_id and l.content_id = contents.id and f.status <> 'ARCHIVED')`
