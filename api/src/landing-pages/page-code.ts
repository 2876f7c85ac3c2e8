import type { ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { getShownPageRow } from './shown-page.ts'

/** The agency's own code on a published page; empty for any other page. It must only run in a sandboxed frame. */
export async function getPageCode(
  { db, assets }: Pick<FastifyInstance, 'db' | 'assets'>,
  pageId: string,
  part: 'trackingCode' | 'videoEmbedCode',
  shown?: ShownVariant,
): Promise<string> {
  const asset = await assets.find(pageId)
  if (asset?.kind !== 'landing-page') return ''
  const page = await withAccount(db, asset.scope, (db) => getShownPageRow(db, asset, shown))
  if (page?.status !== 'PUBLISHED') return ''
  const code = part === 'trackingCode' ? page.generalSettings[part] : page.settings[part]
  return typeof code === 'string' ? code : ''
}
