import type { ContentMedium, ContentStatus } from '@gable/shared/content/content-kind.ts'
import type { FlowKind, FlowStatus } from '@gable/shared/flows/flow.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface Named {
  _id: string
  title: string
}

interface ReferenceRows {
  contents: (Named & { medium: ContentMedium; status: ContentStatus })[]
  agents: Named[]
  flows: (Named & { kind: FlowKind; status: FlowStatus })[]
  webhooks: Named[]
  assets: Named[]
  tags: string[]
}

/** What the flows of an account can refer to. */
export async function listReferenceRows(db: Db, { accountId }: AccountScope): Promise<ReferenceRows> {
  const { rows } = await sql<ReferenceRows>`
    select
      (select coalesce(json_agg(c), '[]') from (
        select id as _id, title, medium, status from contents where account_id = ${accountId}) c) as contents,
      (select coalesce(json_agg(a), '[]') from (
        select a.id as _id, u.display_name as title from agents a join users u on u.id = a.user_id
        where a.account_id = ${accountId} and a.deactivated_at is null) a) as agents,
      (select coalesce(json_agg(f), '[]') from (
        select id as _id, title, kind, status from flows where account_id = ${accountId}) f) as flows,
      (select coalesce(json_agg(w), '[]') from (
        select id as _id, url as title from webhooks where account_id = ${accountId}) w) as webhooks,
      (select coalesce(json_agg(s), '[]') from (
        select id as _id, name as title from assets where account_id = ${accountId}) s) as assets,
      array(select name from contact_tags where account_id = ${accountId}) as tags
  `.execute(db)
  const [row] = rows
  invariant(row, 'references returned no row')
  return row
}
