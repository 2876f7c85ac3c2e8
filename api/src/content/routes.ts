import { contentEndpoints, smartContentEndpoints } from '@gable/shared/content/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { nowIso } from '../statistics/stats.ts'
import { getContentOrThrow } from './content-access.ts'
import { toContent, toContentSummary, toContentVersion } from './content-reply.ts'
import { discardChanges, renameContent, restoreVersion, saveDraft } from './draft.ts'
import { archiveContent, cloneContent, createContent, deleteDraft, unarchiveContent } from './lifecycle.ts'
import { listLinkedAutomations } from './linked-automations.ts'
import { publishContent } from './publish.ts'
import { searchContents } from './search-queries.ts'
import { settingHints } from './setting-hints.ts'
import { getSmartContent, listSmartContents, makeSmartContentVisible } from './smart-content.ts'
import { getContentStats } from './stats.ts'
import { listContentTemplates } from './templates.ts'
import { listVersionRows } from './version-queries.ts'

export async function contentRoutes(app: FastifyInstance) {
  serve(app, contentEndpoints, {
    'POST /agent/content/search': async ({ db, scope, body }) => {
      const { rows, total } = await searchContents(db, scope, body)
      return { data: rows.map((row) => toContentSummary(row, row.linkedAutomations)), total }
    },
    'GET /agent/content/templates': ({ db, scope, query }) => listContentTemplates(db, scope, query.mediums),
    'GET /agent/content/setting-hints': () => settingHints,
    'GET /agent/content/statistics/last-refreshed': () => ({ lastRefreshedAt: nowIso() }),
    'POST /agent/content/stats': ({ db, scope, body }) => getContentStats(db, scope, body),
    'POST /agent/content/templates/:templateId/create': async ({ db, scope, params, body }) =>
      publishUpdate(db, scope, await createContent(db, scope, params.templateId, body.contentName)),
    'GET /agent/content/:contentId': ({ db, scope, params }) => getContent(db, scope, params.contentId),
    'GET /agent/content/:contentId/with-variation': async ({ db, scope, params: { contentId } }) => ({
      content: await getContent(db, scope, contentId),
      smartContentVariation: getSmartContent(await getContentOrThrow(db, scope, contentId)),
    }),
    'GET /agent/content/:contentId/automations': async ({ db, scope, params: { contentId } }) => {
      await getContentOrThrow(db, scope, contentId)
      return (await listLinkedAutomations(db, scope, [contentId])).get(contentId) ?? []
    },
    'GET /agent/content/:contentId/versions': async ({ db, scope, params: { contentId } }) => {
      const { medium } = await getContentOrThrow(db, scope, contentId)
      return (await listVersionRows(db, scope, contentId)).map((row) => toContentVersion(medium, row))
    },
    'POST /agent/content/:contentId/versions/:version/restored': async ({ db, scope, params }) => {
      await restoreVersion(db, scope, params.contentId, Number(params.version))
      return publishUpdate(db, scope, params.contentId)
    },
    'PATCH /agent/content/:contentId/title': async ({ db, scope, params: { contentId }, body }) => {
      await renameContent(db, scope, contentId, body.title)
      return publishUpdate(db, scope, contentId)
    },
    'PATCH /agent/content/:contentId/draft-settings': async ({ db, scope, params: { contentId }, body }) => {
      await saveDraft(db, scope, contentId, body)
      return publishUpdate(db, scope, contentId)
    },
    'POST /agent/content/:contentId/discard': async ({ db, scope, params: { contentId } }) => {
      await discardChanges(db, scope, contentId)
      return publishUpdate(db, scope, contentId)
    },
    'POST /agent/content/:contentId/publish': async ({ db, scope, params: { contentId }, body }) => {
      await publishContent(db, scope, contentId, body ?? {})
      return publishUpdate(db, scope, contentId)
    },
    'POST /agent/content/:contentId/clone': async ({ db, scope, params: { contentId }, body }) =>
      publishUpdate(db, scope, await cloneContent(db, scope, contentId, body?.medium)),
    'POST /agent/content/:contentId/archived': async ({ db, scope, params: { contentId }, body }) => {
      await archiveContent(db, scope, contentId, body?.medium)
      return publishUpdate(db, scope, contentId)
    },
    'POST /agent/content/:contentId/unarchived': async ({ db, scope, params: { contentId }, body }) => {
      await unarchiveContent(db, scope, contentId, body?.medium)
      return publishUpdate(db, scope, contentId)
    },
    'DELETE /agent/content/:contentId': async ({ db, scope, params: { contentId } }) => {
      await deleteDraft(db, scope, contentId)
      await publishLiveEvent(db, scope, { kind: 'contents', id: contentId })
      return { _id: contentId }
    },
  })

  serve(app, smartContentEndpoints, {
    'GET /agent/smart-content/template-with-random-variation': ({ db, scope, query }) =>
      listSmartContents(db, scope, query.medium),
    'POST /agent/smart-content/templates/:templateId/visible': async ({ db, scope, params }) =>
      publishUpdate(db, scope, await makeSmartContentVisible(db, scope, params.templateId)),
  })
}

async function getContent(db: Db, scope: AccountScope, contentId: string) {
  const row = await getContentOrThrow(db, scope, contentId)
  const automations = await listLinkedAutomations(db, scope, [contentId])
  return toContent(row, automations.get(contentId)?.length ?? 0)
}

/** Returns the current content, and notifies every open console of the change. */
async function publishUpdate(db: Db, scope: Scope, contentId: string) {
  const content = await getContent(db, scope, contentId)
  await publishLiveEvent(db, scope, { kind: 'contents', id: contentId })
  return content
}
