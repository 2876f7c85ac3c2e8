import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { findPageBySlug } from './slug-queries.ts'

interface PageAddress {
  /** The last part of the path in lower case: an id, or a slug. */
  name: string
  /** The personalized URL that a personal page is under. */
  purlId: string | undefined
  /** The account whose host was requested. */
  accountId: string | undefined
}

interface FoundPage {
  pageId: string
  /** What the last part of the path is now. */
  name: string
}

/** Returns a function that finds the page at an address. Slugs are served from memory. */
export function createPageLookup(app: Pick<FastifyInstance, 'db' | 'assets'>) {
  const cache = createPublicConfigCache<FoundPage>()
  let changes = 0
  app.assets.onContentChanged((accountId) => {
    changes += 1
    cache.invalidate(accountId)
  })

  return async ({ name, purlId, accountId }: PageAddress): Promise<FoundPage | undefined> => {
    if (isId(name)) return { pageId: name, name }
    const key = [accountId, purlId, name].join(' ')
    const cached = cache.get(key)
    if (cached) return cached
    const changesBefore = changes
    const row = await findPageBySlug(app.db, { slug: name, accountId, purlId })
    const owner = row && (await app.assets.find(row.pageId))?.scope.accountId
    if (!row || owner === undefined) return undefined
    const found = { pageId: row.pageId, name: row.slug }
    // It may have moved while it was read.
    return changes === changesBefore ? cache.load(key, owner, Promise.resolve(found)) : found
  }
}
