import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectVersions } from './queries.ts'

/** Newest first. */
export const listVersionRows = (db: Db, scope: AccountScope, contentId: string) =>
  selectVersions(db, scope, contentId)
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.account_id', '=', 'content_versions.account_id')
        .onRef('agents.id', '=', 'content_versions.published_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'content_versions.version',
      'content_versions.settings',
      'content_versions.variation_id',
      'content_versions.dropped_because',
      'content_versions.published_at',
      'users.full_name as published_by_name',
    ])
    .orderBy('content_versions.version', 'desc')
    .execute()
