import { Problem } from '@gable/shared/http/problem.ts'
import { landingPageEndpoints } from '@gable/shared/landing-pages/endpoints.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { countSubjects, searchSubjects } from '../assets/search-queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { createPurl, isAvailable, proposePurl } from '../purl/own-purl.ts'
import { readOwnName } from '../purl/queries.ts'
import { listTemplates } from './begin.ts'
import { archivePage, changePage, renamePage } from './change.ts'
import { knownPage, refuseWithout } from './held-page.ts'
import { clonePage, createPage, unarchivePage } from './publish.ts'
import { pageOf, pagesOf } from './queries.ts'

export async function landingPageRoutes(app: FastifyInstance) {
  const addressFor = async (db: Db, scope: Scope) => ({
    origin: await app.hosts.originOf(scope.accountId),
    purlId: (await readOwnName(db, scope)).purlId,
  })
  const read = async (db: Db, scope: Scope, id: string) =>
    pageOf(await knownPage(db, scope, id), await addressFor(db, scope))

  /** The page as it is now, of which every open console hears. */
  const told = async (db: Db, scope: Scope, id: string) => {
    const page = await read(db, scope, id)
    await notify(db, scope, { kind: 'landing-pages', id })
    return page
  }

  serve(app, landingPageEndpoints, {
    'GET /agent/landing-page/search': async ({ db, scope, query }) => {
      const { rows, total } = await searchSubjects(pagesFor(db, scope, query), query)
      const address = await addressFor(db, scope)
      return { data: rows.map((row) => pageOf(row, address)), total }
    },
    'GET /agent/landing-page/count': async ({ db, scope, query }) => ({
      count: await countSubjects(pagesFor(db, scope, query), query.statuses),
    }),
    'GET /agent/landing-page/templates': ({ db, scope }) => listTemplates(db, scope),
    'POST /agent/landing-page/templates/:templateId/account/create': async ({ db, scope, params, body }) => {
      const { templateId } = params
      return told(db, scope, await createPage(db, scope, { owner: 'account', templateId, name: body.landingPageName }))
    },
    'POST /agent/landing-page/templates/:templateId/agent/create': async ({ db, scope, params, body }) => {
      const { templateId } = params
      return told(db, scope, await createPage(db, scope, { owner: 'personal', templateId, name: body.landingPageName }))
    },
    'GET /agent/landing-page/background-images': () => ({
      images: scenes.map(({ name, title }) => ({ _id: name, title })),
    }),
    'GET /agent/landing-page/page/:pageId': ({ db, scope, params }) => read(db, scope, params.pageId),
    'PATCH /agent/landing-page/page/:pageId/all-settings': async ({ db, scope, params: { pageId }, body }) => {
      await changePage(db, scope, pageId, {
        layout: { sent: body.layoutSettings, under: 'layoutSettings' },
        general: { sent: body.generalSettings, under: 'generalSettings' },
        basedOn: body.basedOn,
      })
      return told(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/settings': async ({ db, scope, params: { pageId }, body }) => {
      const { settings, basedOn } = body
      await changePage(db, scope, pageId, { layout: { sent: settings, under: 'settings' }, basedOn })
      return told(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/general-settings': async ({ db, scope, params: { pageId }, body }) => {
      const { settings, basedOn } = body
      await changePage(db, scope, pageId, { general: { sent: settings, under: 'settings' }, basedOn })
      return told(db, scope, pageId)
    },
    'PATCH /agent/landing-page/page/:pageId/name': async ({ db, scope, params: { pageId }, body }) => {
      await renamePage(db, scope, pageId, body.name)
      return told(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/archived': async ({ db, scope, params: { pageId } }) => {
      await archivePage(db, scope, pageId)
      return told(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/unarchived': async ({ db, scope, params: { pageId } }) => {
      await unarchivePage(db, scope, pageId)
      return told(db, scope, pageId)
    },
    'POST /agent/landing-page/page/:pageId/clone': async ({ db, scope, params: { pageId }, body }) =>
      told(db, scope, await clonePage(db, scope, pageId, body.landingPageName)),
    'GET /agent/landing-page/purl': async ({ db, scope }) => {
      const { purlId, origin } = await addressFor(db, scope)
      return { id: purlId, origin }
    },
    'GET /agent/landing-page/purl/availability': async ({ db, query }) => ({
      available: await isAvailable(db, query.purlId),
    }),
    'GET /agent/landing-page/purl/placeholder': async ({ db, scope }) => ({ id: await proposePurl(db, scope) }),
    'POST /agent/landing-page/purl/create': async ({ db, scope, body }) => ({
      purl: { id: await createPurl(db, scope, body.purlId) },
    }),
  })
}

interface Whose {
  agentIdExists?: boolean | undefined
  agentId?: string | undefined
}

function pagesFor(db: Db, scope: Scope, { agentIdExists, agentId }: Whose) {
  if (agentId !== undefined && agentId !== scope.agentId)
    throw new Problem('forbidden', 'The pages of another agent are not yours to see')
  const owner: PageOwner = agentIdExists || agentId !== undefined ? 'personal' : 'account'
  refuseWithout(scope, owner)
  return pagesOf(db, scope, owner)
}
