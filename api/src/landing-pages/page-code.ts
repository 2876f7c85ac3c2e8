import type { FastifyInstance } from 'fastify'
import { inAccount } from '../platform/database.ts'
import { readPage } from './show-queries.ts'

/** Code of the agency's on a published page. It is run far from everything. */
export async function findPageCode(
  { db, subjects }: Pick<FastifyInstance, 'db' | 'subjects'>,
  pageId: string,
  part: 'trackingCode' | 'videoEmbedCode',
): Promise<string> {
  const subject = await subjects.find(pageId)
  if (subject?.kind !== 'landing-page') return ''
  const page = await inAccount(db, subject.scope, (db) => readPage(db, subject))
  if (page?.status !== 'PUBLISHED') return ''
  const code = part === 'trackingCode' ? page.generalSettings[part] : page.settings[part]
  return typeof code === 'string' ? code : ''
}
