import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { FastifyInstance } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Settings } from '../platform/settings.ts'
import { listOwnerCorrections } from './correction-queries.ts'
import type { FoundLink } from './find-link.ts'
import { loadDashboard, toPageLanguage } from './load-dashboard.ts'
import { type TileSettings, toMapTiles } from './map-tiles.ts'
import { getOwner, type OwnerRow } from './owner-queries.ts'
import { getPageContent, type PageContent } from './page-content.ts'

export interface DashboardOptions {
  secret: Buffer
  settings: Pick<Settings, 'NODE_ENV'> & TileSettings
}

/** What a request through an open link may use. */
export interface OpenDashboard {
  db: Db
  scope: AccountScope
  code: string
  owner: OwnerRow
  propertyId: string
  content: PageContent
}

/** Reads pages through their links. What all pages of an account share is cached until it changes. */
export function createDashboardReader(
  app: Pick<FastifyInstance, 'db' | 'assets'>,
  { secret, settings }: DashboardOptions,
) {
  const cache = createPublicConfigCache<PageContent>()
  app.assets.onContentChanged(cache.invalidate)

  const readContent = async (scope: AccountScope): Promise<PageContent | undefined> => {
    const { accountId } = scope
    const load = () => withAccount(app.db, scope, (db) => getPageContent(db, scope))
    return cache.get(accountId) ?? cache.load(accountId, accountId, load())
  }

  /** Runs `work` for the owner of a link. Undefined when the link is revoked, or the contact is gone or sold the home. */
  async function withOwner<T>(
    { scope, code, isRevoked, contactId, propertyId }: FoundLink,
    work: (open: OpenDashboard) => Promise<T>,
  ): Promise<T | undefined> {
    const content = isRevoked ? undefined : await readContent(scope)
    if (!content) return undefined
    return withAccount(app.db, scope, async (db) => {
      const owner = await getOwner(db, scope, { contactId, propertyId })
      return owner && work({ db, scope, code, owner, propertyId, content })
    })
  }

  async function load({ db, scope, ...open }: OpenDashboard, language: string | undefined): Promise<PublicDashboard> {
    const { owner, propertyId } = open
    return loadDashboard(db, scope, {
      ...open,
      ...{ secret, tiles: toMapTiles(settings) },
      corrections: await listOwnerCorrections(db, scope, { contactId: owner.contactId, propertyId }),
      language: toPageLanguage(language, owner),
    })
  }

  return { readContent, withOwner, load }
}

export type DashboardReader = ReturnType<typeof createDashboardReader>
