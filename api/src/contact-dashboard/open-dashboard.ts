import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { toDay } from '@gable/shared/time/calendar.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { withKnownLinkAccount } from '../platform/code-lookups/dashboard-link-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Settings } from '../platform/settings.ts'
import { hashDashboardCode, parseDashboardCode } from './dashboard-code.ts'
import { type FoundLink, withLink } from './find-link.ts'
import { createKnownLinks } from './known-links.ts'
import type { createLinkGuard } from './link-opener.ts'
import { loadDashboard, toPageLanguage } from './load-dashboard.ts'
import { type TileSettings, toMapTiles } from './map-tiles.ts'
import { getOwner, type OwnerRow } from './owner-queries.ts'
import { getPageContent, type PageContent } from './page-content.ts'
import { getOwnerPage, getOwnerPageOfLink, type OwnerPage } from './page-queries.ts'

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
  const knownLinks = createKnownLinks()
  app.assets.onContentChanged(cache.invalidate)

  const readContent = (scope: AccountScope, db?: Db): Promise<PageContent | undefined> => {
    const { accountId } = scope
    // The rates of a year are others on the next day.
    const key = `${accountId} ${toDay(Date.now(), 'UTC')}`
    const load = () => (db ? getPageContent(db, scope) : withAccount(app.db, scope, (db) => getPageContent(db, scope)))
    return cache.get(key) ?? cache.load(key, accountId, load())
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

  async function load(open: OpenDashboard, language: string | undefined): Promise<PublicDashboard> {
    const { db, scope, owner, propertyId } = open
    const stored = orNotFound(await getOwnerPage(db, scope, { contactId: owner.contactId, propertyId }), 'home')
    return toDashboard(open, stored, language)
  }

  const toDashboard = ({ db, scope, code, content }: OpenDashboard, stored: OwnerPage, language: string | undefined) =>
    loadDashboard(db, scope, {
      stored,
      content,
      code,
      secret,
      tiles: toMapTiles(settings),
      language: toPageLanguage(language, stored.owner),
    })

  /**
   * Reads the page of a request in as few messages to the database as there are: the link, and all that is stored. `work`
   * runs in the same transaction. A link that no longer works has no result.
   */
  async function readPage<T>(
    request: FastifyRequest<{ Params: { code: string }; Querystring: { lang?: string } }>,
    requireLink: ReturnType<typeof createLinkGuard>,
    work: (open: OpenDashboard, page: PublicDashboard) => Promise<T>,
  ): Promise<{ link: FoundLink; result: T | undefined }> {
    const readWith = async (db: Db, link: FoundLink, readStored: () => Promise<OwnerPage | undefined>) => {
      const { scope, code, propertyId } = link
      const content = await readContent(scope, db)
      const stored = content && (await readStored())
      if (!content || !stored) return undefined
      const open = { db, scope, code, owner: stored.owner, propertyId, content }
      return work(open, await toDashboard(open, stored, request.query.lang))
    }
    const code = parseDashboardCode(request.params.code)
    const known = code && knownLinks.get(code)
    if (known) {
      const link = requireLink(request, known)
      const result = await withKnownLinkAccount(app.db, link.scope, (db) =>
        readWith(db, link, () => getOwnerPageOfLink(db, link.scope, link, hashDashboardCode(link.code))),
      )
      if (result !== undefined) return { link, result }
      knownLinks.delete(link.code)
    }
    return withLink(app.db, request.params.code, async (db, found) => {
      const link = requireLink(request, found)
      if (link.isRevoked) return { link, result: undefined }
      const result = await readWith(db, link, () => getOwnerPage(db, link.scope, link))
      if (result !== undefined) knownLinks.add(link)
      return { link, result }
    })
  }

  return { readContent, withOwner, load, readPage }
}

export type DashboardReader = ReturnType<typeof createDashboardReader>
