import type { LinkTags } from '@gable/shared/traffic/channels.ts'
import type { NewTaggedLink, TaggedLink } from '@gable/shared/traffic/tagged-link.ts'
import { sql } from 'kysely'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The links of an asset with the visits that bear their tags, newest first. */
export async function listTaggedLinks(
  db: Db,
  { accountId }: AccountScope,
  assetId: string,
  linkId?: string,
): Promise<TaggedLink[]> {
  const rows = await db
    .selectFrom('tagged_links as l')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('traffic_daily as t')
          .select([sumOf('views').as('views'), sumOf('entrances').as('entrances'), sumOf('submissions').as('leads')])
          .whereRef('t.account_id', '=', 'l.account_id')
          .whereRef('t.subject_id', '=', 'l.asset_id')
          .whereRef('t.source', '=', 'l.source')
          .whereRef('t.medium', '=', 'l.medium')
          .whereRef('t.campaign', '=', 'l.campaign')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('l')
    .select(['counted.views', 'counted.entrances', 'counted.leads'])
    .where('l.account_id', '=', accountId)
    .where('l.asset_id', '=', assetId)
    .$if(linkId !== undefined, (query) => query.where('l.id', '=', linkId as string))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .execute()
  return rows.map(({ id, name, source, medium, campaign, ...row }) => ({
    _id: id,
    name,
    source,
    medium,
    campaign,
    channel: row.channel,
    createdAt: row.created_at.toISOString(),
    isArchived: row.archived_at !== null,
    statistics: { views: row.views ?? 0, entrances: row.entrances ?? 0, leads: row.leads ?? 0 },
  }))
}

const sumOf = (count: string) => sql<number>`coalesce(sum(${sql.ref(`t.${count}`)}), 0)::float8`

export const lockAndCountTaggedLinks = async (db: Db, scope: AccountScope, assetId: string): Promise<number> => {
  await lockInAccount(db, scope, 'tagged links')
  const { count } = await db
    .selectFrom('tagged_links')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', scope.accountId)
    .where('asset_id', '=', assetId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns whether no other link of the asset has these tags. */
export async function insertTaggedLink(
  db: Db,
  { accountId }: AccountScope,
  {
    id,
    assetId,
    channel,
    name,
    tags,
  }: Omit<NewTaggedLink, 'campaign'> & { id: string; assetId: string; tags: LinkTags },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tagged_links')
    .values({ account_id: accountId, id, asset_id: assetId, channel, name, ...tags })
    .onConflict((conflict) => conflict.columns(['account_id', 'asset_id', 'source', 'medium', 'campaign']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns whether the link exists. */
export async function updateTaggedLink(
  db: Db,
  { accountId }: AccountScope,
  { assetId, linkId }: { assetId: string; linkId: string },
  change: { name: string } | { archived_at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tagged_links')
    .set(change)
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('id', '=', linkId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
