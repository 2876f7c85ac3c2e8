import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const selectContents = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('contents').where('contents.account_id', '=', accountId)

type ContentQuery = ReturnType<typeof selectContents>

/** Adds the columns of a list row, with its all-time counts and the name of its last editor. */
export const withSummaryColumns = (contents: ContentQuery) =>
  withCounts(contents)
    .leftJoin('content_versions', (join) =>
      join
        .onRef('content_versions.account_id', '=', 'contents.account_id')
        .onRef('content_versions.content_id', '=', 'contents.id')
        .onRef('content_versions.version', '=', 'contents.published_version'),
    )
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'contents.account_id').onRef('agents.id', '=', 'contents.triggered_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .select([
      'contents.id',
      'contents.title',
      'contents.description',
      'contents.medium',
      'contents.status',
      'contents.lead_type',
      'contents.intent',
      'contents.template_type',
      'contents.template_id',
      'contents.is_visible',
      'contents.created_at',
      'contents.updated_at',
      'contents.triggered_at',
      'contents.published_version',
      'users.full_name as triggered_by_name',
      sql<boolean>`coalesce(contents.draft_settings <> content_versions.settings, false)`.as('has_unpublished_changes'),
      'counted.sent',
      'counted.delivered',
      'counted.opens',
      'counted.clicks',
      'counted.scans',
      'counted.leads',
      'counted.bounced',
      'counted.unsubscribed',
      'counted.spams',
    ])

export type ContentRow = Awaited<ReturnType<ReturnType<typeof withSummaryColumns>['execute']>>[number]

/** Adds the all-time counts of each content, as `counted`. */
export const withCounts = (contents: ContentQuery) =>
  contents.leftJoinLateral(
    ({ selectFrom }) =>
      selectFrom('counter_total')
        .select([
          sumCounts('sent').as('sent'),
          sumCounts('delivered').as('delivered'),
          sumCounts('open').as('opens'),
          sumCounts('click').as('clicks'),
          sumCounts('scan', 'second-scan').as('scans'),
          sumCounts('submission').as('leads'),
          sumCounts('bounce').as('bounced'),
          sumCounts('unsubscribe').as('unsubscribed'),
          sumCounts('complaint').as('spams'),
        ])
        .whereRef('counter_total.account_id', '=', 'contents.account_id')
        .where('counter_total.subject', '=', 'content')
        .whereRef('counter_total.subject_id', '=', 'contents.id')
        .as('counted'),
    (join) => join.onTrue(),
  )

const sumCounts = (...types: string[]) =>
  sql<number>`coalesce(sum(count) filter (where type in (${sql.join(types.map((type) => sql.lit(type)))})), 0)::float8`

/** A content with its settings. */
export const findContent = (db: Db, scope: AccountScope, id: string) =>
  withSummaryColumns(selectContents(db, scope).where('contents.id', '=', id))
    .select([
      'contents.draft_settings',
      'content_versions.settings as published_settings',
      'content_versions.variation_id',
    ])
    .executeTakeFirst()

export type ContentDetailRow = NonNullable<Awaited<ReturnType<typeof findContent>>>

/** Locks the row until the transaction ends. */
export const lockContent = (db: Db, scope: AccountScope, id: string) =>
  selectContents(db, scope)
    .select([
      'id',
      'medium',
      'status',
      'title',
      'template_type as templateType',
      'template_id as templateId',
      'lead_type as leadType',
      'intent',
      'description',
      'draft_settings as draftSettings',
      'published_version as publishedVersion',
      'updated_at as updatedAt',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedContent = NonNullable<Awaited<ReturnType<typeof lockContent>>>

/** The templates of smart content that the account uses. */
export async function listUsedTemplateIds(db: Db, scope: AccountScope): Promise<Set<string>> {
  const rows = await selectContents(db, scope).select('template_id').where('template_type', '=', 'SMART').execute()
  return new Set(rows.map(({ template_id }) => template_id))
}

export const findSmartContentId = async (db: Db, scope: AccountScope, templateId: string) =>
  (
    await selectContents(db, scope)
      .select('id')
      .where('template_type', '=', 'SMART')
      .where('template_id', '=', templateId)
      .executeTakeFirst()
  )?.id

const publishedColumns = [
  'contents.id as contentId',
  'contents.title',
  'contents.medium',
  'contents.status',
  'contents.template_type as templateType',
  'contents.intent',
  'content_versions.version',
  'content_versions.variation_id as variationId',
  'content_versions.settings',
] as const

export const selectVersions = (db: Db, scope: AccountScope, contentId: string) =>
  selectContents(db, scope)
    .innerJoin('content_versions', (join) =>
      join
        .onRef('content_versions.account_id', '=', 'contents.account_id')
        .onRef('content_versions.content_id', '=', 'contents.id'),
    )
    .where('contents.id', '=', contentId)

export const findPublishedVersion = (db: Db, scope: AccountScope, contentId: string) =>
  selectVersions(db, scope, contentId)
    .select(publishedColumns)
    .whereRef('content_versions.version', '=', 'contents.published_version')
    .executeTakeFirst()

export const findVersion = (db: Db, scope: AccountScope, contentId: string, version: number) =>
  selectVersions(db, scope, contentId)
    .select(publishedColumns)
    .where('content_versions.version', '=', version)
    .executeTakeFirst()
