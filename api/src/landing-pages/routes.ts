import { Problem } from '@gable/shared/http/problem.ts'
import { landingPageEndpoints } from '@gable/shared/landing-pages/endpoints.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import { splitTestEndpoints } from '@gable/shared/landing-pages/split-tests/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { countAssets, searchAssets } from '../assets/search-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { createPurl, isPurlAvailable, suggestPurl } from '../purl/purl.ts'
import { getAgentProfile } from '../purl/queries.ts'
import { discardPageDraft, restorePageVersion, savePageDraft } from './draft.ts'
import { getPageOrThrow, requireOwnerPermission } from './page-access.ts'
import { toLandingPage, toLandingPageVersions, toLandingPageWithDraft } from './page-reply.ts'
import { clonePage, createPage, listPageTemplates, publishPage, unarchivePage } from './publish.ts'
import { selectPages } from './queries.ts'
import { assignPageSlug, changePageSlug } from './slug.ts'
import { endSplitTest } from './split-tests/end-split-test.ts'
import { listSplitTests } from './split-tests/list-split-tests.ts'
import { hasRunningSplitTest } from './split-tests/queries.ts'
import { startSplitTest } from './split-tests/start-split-test.ts'
import { archivePage, renamePage, updatePageSettings } from './update.ts'
import { getLastVersion, getPageDraft, listVersionRows } from './version-queries.ts'

export async function landingPageRoutes(app: FastifyInstance) {
  const getUrlContext = async (db: Db, scope: Scope) => ({
    host: await app.hosts.getPageHost(scope.accountId),
    purlId: (await getAgentProfile(db, scope)).purlId,
  })
  const getPage = async (db: Db, scope: Scope, id: string) => {
    const page = toLandingPage(await getPageOrThrow(db, scope, id), await getUrlContext(db, scope))
    const draft = page.hasUnpublishedChanges ? await getPageDraft(db, scope, id) : undefined
    return toLandingPageWithDraft(page, {
      draft,
      publishedVersion: await getLastVersion(db, scope, id),
      hasSplitTest: await hasRunningSplitTest(db, scope, id),
    })
  }

  /** Gives a new page a readable address. */
  const addressPage = async (db: Db, scope: Scope, pageId: string) => {
    const { name, agent_id: agentId } = await getPageOrThrow(db, scope, pageId)
    await assignPageSlug(db, scope, { pageId, agentId, name }, await app.hosts.getPageHost(scope.accountId))
    return publishUpdatedPage(db, scope, pageId)
  }

  /** Returns the current page, and notifies every open console of the change. */
  const publishUpdatedPage = async (db: Db, scope: Scope, id: string) => {
    const page = await getPage(db, scope, id)
    await publishLiveEvent(db, scope, { kind: 'landing-pages', id })
    return page
  }

  serve(app, splitTestEndpoints, {
    'GET /agent/landing-page/page/:pageId/split-tests': ({ db, scope, params }) =>
      listSplitTests(db, scope, params.pageId),
    'POST /agent/landing-page/page/:pageId/split-tests': async ({ db, scope, params: { pageId }, body }) => {
      await startSplitTest(db, scope, pageId, body)
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/split-tests/:testId/ended': async ({ db, scope, params, body }) => {
      const { pageId, testId } = params
      await endSplitTest(db, scope, pageId, { testId, outcome: body.outcome })
      return publishUpdatedPage(db, scope, pageId)
    },
  })

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
      const page = { ...params, name: body.landingPageName, isDraft: body.isDraft }
      return addressPage(db, scope, await createPage(db, scope, { ...page, owner: 'account' }))
    },
    'POST /agent/landing-page/templates/:templateId/agent/create': async ({ db, scope, params, body }) => {
      const page = { ...params, name: body.landingPageName, isDraft: body.isDraft }
      return addressPage(db, scope, await createPage(db, scope, { ...page, owner: 'personal' }))
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
    'PATCH /agent/landing-page/page/:pageId/draft': async ({ db, scope, params: { pageId }, body }) => {
      await savePageDraft(db, scope, pageId, body)
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/publish': async ({ db, scope, params: { pageId }, body }) => {
      await publishPage(db, scope, pageId, body ?? {})
      return publishUpdatedPage(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/discard': async ({ db, scope, params: { pageId } }) => {
      await discardPageDraft(db, scope, pageId)
      return publishUpdatedPage(db, scope, pageId)
    },
    'GET /agent/landing-page/page/:pageId/versions': async ({ db, scope, params: { pageId } }) => {
      const { type } = await getPageOrThrow(db, scope, pageId)
      return toLandingPageVersions(type, await listVersionRows(db, scope, pageId))
    },
    'POST /agent/landing-page/page/:pageId/versions/:version/restored': async ({ db, scope, params }) => {
      await restorePageVersion(db, scope, params.pageId, Number(params.version))
      return publishUpdatedPage(db, scope, params.pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/name': async ({ db, scope, params: { pageId }, body }) => {
      await renamePage(db, scope, pageId, body.name)
      return publishUpdatedPage(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/slug': async ({ db, scope, params: { pageId }, body }) => {
      await changePageSlug(db, scope, pageId, body.slug, await app.hosts.getPageHost(scope.accountId))
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
      addressPage(db, scope, await clonePage(db, scope, pageId, body.landingPageName)),
    'GET /agent/landing-page/purl': async ({ db, scope }) => {
      const { purlId, host } = await getUrlContext(db, scope)
      return { id: purlId, origin: host.origin }
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
