import { Problem } from '@gable/shared/http/problem.ts'
import { landingPageEndpoints } from '@gable/shared/landing-pages/endpoints.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { countAssets, searchAssets } from '../assets/search-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { createPurl, isPurlAvailable, suggestPurl } from '../purl/purl.ts'
import { getAgentProfile } from '../purl/queries.ts'
import { getPageOrThrow, requireOwnerPermission } from './page-access.ts'
import { clonePage, createPage, listPageTemplates, unarchivePage } from './publish.ts'
import { selectPages, toLandingPage } from './queries.ts'
import { archivePage, renamePage, updatePageSettings } from './update.ts'

export async function landingPageRoutes(app: FastifyInstance) {
  const getUrlContext = async (db: Db, scope: Scope) => ({
    origin: await app.hosts.getOrigin(scope.accountId),
    purlId: (await getAgentProfile(db, scope)).purlId,
  })
  const getPage = async (db: Db, scope: Scope, id: string) =>
    toLandingPage(await getPageOrThrow(db, scope, id), await getUrlContext(db, scope))

  /** Returns the current page, and tells every open console that it changed. */
  const publishUpdatedPage = async (db: Db, scope: Scope, id: string) => {
    const page = await getPage(db, scope, id)
    await publishLiveEvent(db, scope, { kind: 'landing-pages', id })
    return page
  }

  serve(app, landingPageEndpoints, {
    'GET /agent/landing-page/search': async ({ db, scope, query }) => {
      const { rows, total } = await searchAssets(selectRequestedPages(db, scope, query), query)
      const urlContext = await getUrlContext(db, scope)
      return { data: rows.map((row) => toLandingPage(row, urlContext)), total }
    },
    'GET /agent/landing-page/count': async ({ db, scope, query }) => ({
      count: await countAssets(selectRequestedPages(db, scope, query), query.statuses),
    }),
    'GET /agent/landing-page/templates': ({ db, scope }) => listPageTemplates(db, scope),
    'POST /agent/landing-page/templates/:templateId/account/create': async ({ db, scope, params, body }) => {
      const { templateId } = params
      return publishUpdatedPage(
        db,
        scope,
        await createPage(db, scope, { owner: 'account', templateId, name: body.landingPageName }),
      )
    },
    'POST /agent/landing-page/templates/:templateId/agent/create': async ({ db, scope, params, body }) => {
      const { templateId } = params
      return publishUpdatedPage(
        db,
        scope,
        await createPage(db, scope, { owner: 'personal', templateId, name: body.landingPageName }),
      )
    },
    'GET /agent/landing-page/background-images': () => ({
      images: scenes.map(({ name, title }) => ({ _id: name, title })),
    }),
    'GET /agent/landing-page/page/:pageId': ({ db, scope, params }) => getPage(db, scope, params.pageId),
    'PATCH /agent/landing-page/page/:pageId/all-settings': async ({ db, scope, params: { pageId }, body }) => {
      await updatePageSettings(db, scope, pageId, {
        layout: { value: body.layoutSettings, field: 'layoutSettings' },
        general: { value: body.generalSettings, field: 'generalSettings' },
        basedOn: body.basedOn,
      })
      return publishUpdatedPage(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/settings': async ({ db, scope, params: { pageId }, body }) => {
      const { settings, basedOn } = body
      await updatePageSettings(db, scope, pageId, { layout: { value: settings, field: 'settings' }, basedOn })
      return publishUpdatedPage(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/general-settings': async ({ db, scope, params: { pageId }, body }) => {
      const { settings, basedOn } = body
      await updatePageSettings(db, scope, pageId, { general: { value: settings, field: 'settings' }, basedOn })
      return publishUpdatedPage(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/name': async ({ db, scope, params: { pageId }, body }) => {
      await renamePage(db, scope, pageId, body.name)
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/archived': async ({ db, scope, params: { pageId } }) => {
      await archivePage(db, scope, pageId)
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/unarchived': async ({ db, scope, params: { pageId } }) => {
      await unarchivePage(db, scope, pageId)
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/clone': async ({ db, scope, params: { pageId }, body }) =>
      publishUpdatedPage(db, scope, await clonePage(db, scope, pageId, body.landingPageName)),
    'GET /agent/landing-page/purl': async ({ db, scope }) => {
      const { purlId, origin } = await getUrlContext(db, scope)
      return { id: purlId, origin }
    },
    'GET /agent/landing-page/purl/availability': async ({ db, query }) => ({
      available: await isPurlAvailable(db, query.purlId),
    }),
    'GET /agent/landing-page/purl/placeholder': async ({ db, scope }) => ({ id: await suggestPurl(db, scope) }),
    'POST /agent/landing-page/purl/create': async ({ db, scope, body }) => ({
      purl: { id: await createPurl(db, scope, body.purlId) },
    }),
  })
}

interface OwnerQuery {
  agentIdExists?: boolean | undefined
  agentId?: string | undefined
}

function selectRequestedPages(db: Db, scope: Scope, { agentIdExists, agentId }: OwnerQuery) {
  if (agentId !== undefined && agentId !== scope.agentId)
    throw new Problem('forbidden', 'You cannot see the pages of another agent')
  const owner: PageOwner = agentIdExists || agentId !== undefined ? 'personal' : 'account'
  requireOwnerPermission(scope, owner)
  return selectPages(db, scope, owner)
}
