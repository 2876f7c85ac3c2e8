import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { toLinkTags } from '@gable/shared/traffic/channels.ts'
import { maxTaggedLinks, type NewTaggedLink, type TaggedLink } from '@gable/shared/traffic/tagged-link.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getAssetStatistics } from '../statistics/asset-queries.ts'
import { insertTaggedLink, listTaggedLinks, lockAndCountTaggedLinks, updateTaggedLink } from './link-queries.ts'

export async function listLinks(db: Db, scope: Scope, assetId: string): Promise<TaggedLink[]> {
  await getAssetOrThrow(db, scope, assetId)
  return listTaggedLinks(db, scope, assetId)
}

export async function createLink(
  db: Db,
  scope: Scope,
  assetId: string,
  { channel, name, campaign }: NewTaggedLink,
): Promise<TaggedLink> {
  const asset = await getAssetOrThrow(db, scope, assetId)
  if ((await lockAndCountTaggedLinks(db, scope, assetId)) >= maxTaggedLinks)
    throw new Problem('conflict', `A page has at most ${maxTaggedLinks} links.`)
  const id = newId()
  const tags = toLinkTags(channel, { name, campaign, assetName: asset.name })
  if (!(await insertTaggedLink(db, scope, { id, assetId, channel, name, tags })))
    throw invalid({ campaign: 'Another link has this channel and campaign. Please enter another campaign.' })
  return getLinkOrThrow(db, scope, assetId, id)
}

export async function changeLink(
  db: Db,
  scope: Scope,
  { subjectId: assetId, linkId }: { subjectId: string; linkId: string },
  change: Parameters<typeof updateTaggedLink>[3],
): Promise<TaggedLink> {
  await getAssetOrThrow(db, scope, assetId)
  await updateTaggedLink(db, scope, { assetId, linkId }, change)
  return getLinkOrThrow(db, scope, assetId, linkId)
}

/** Contact dashboards have an address per contact, so they have no links to share. */
async function getAssetOrThrow(db: Db, scope: Scope, id: string) {
  const asset = orNotFound(await getAssetStatistics(db, scope, id), 'asset')
  return orNotFound(asset.kind === 'contact-dashboard' ? undefined : asset, 'asset')
}

const getLinkOrThrow = async (db: Db, scope: Scope, assetId: string, id: string) =>
  orNotFound((await listTaggedLinks(db, scope, assetId, id))[0], 'link')
