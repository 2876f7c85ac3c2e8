import { orNotFound } from '@gable/shared/http/problem.ts'
import { widgetEndpoints } from '@gable/shared/widgets/endpoints.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { FastifyInstance } from 'fastify'
import { countAssets, searchAssets } from '../assets/search-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { getWidgetOrThrow } from './get-widget.ts'
import { listInstallations } from './installation-queries.ts'
import { cloneWidget, createWidget, unarchiveWidget } from './publish.ts'
import { selectWidgets, toWidget } from './queries.ts'
import { listTemplates } from './templates.ts'
import { archiveWidget, renameWidget, updateSettings } from './update.ts'

/** `publicOrigin` is the origin of the public pages. */
export const widgetRoutes = (publicOrigin: string) => async (app: FastifyInstance) =>
  serve(app, widgetEndpoints, {
    'POST /agent/widget/config': async ({ db, scope, body }) =>
      publishUpdatedWidget(db, scope, await createWidget(db, scope, body)),
    'GET /agent/widget/config/search': async ({ db, scope, query }) => {
      const { rows, total } = await searchAssets(selectWidgets(db, scope), query)
      return { data: rows.map(toWidget), total }
    },
    'POST /agent/widget/config/count': async ({ db, scope, body }) => ({
      count: await countAssets(selectWidgets(db, scope), body.statuses),
    }),
    'GET /agent/widget/config/templates': ({ db, scope }) => listTemplates(db, scope),
    'GET /agent/widget/config/:widgetId': ({ db, scope, params }) => getWidgetOrThrow(db, scope, params.widgetId),
    'PATCH /agent/widget/config/:widgetId/settings': async ({ db, scope, params, body }) => {
      await updateSettings(db, scope, params.widgetId, body)
      return publishUpdatedWidget(db, scope, params.widgetId)
    },
    'PATCH /agent/widget/config/:widgetId/name': async ({ db, scope, params, body }) => {
      await renameWidget(db, scope, params.widgetId, body.name)
      return publishUpdatedWidget(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/archived': async ({ db, scope, params }) => {
      await archiveWidget(db, scope, params.widgetId)
      return publishUpdatedWidget(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/unarchived': async ({ db, scope, params }) => {
      await unarchiveWidget(db, scope, params.widgetId)
      return publishUpdatedWidget(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/clone': async ({ db, scope, params, body }) =>
      publishUpdatedWidget(db, scope, await cloneWidget(db, scope, params.widgetId, body.widgetName)),
    'GET /agent/widget/config/:widgetId/code': async ({ db, scope, params }) => {
      const { type } = await getWidgetOrThrow(db, scope, params.widgetId)
      const edition = (await app.embedFiles()).getEdition(tagOf[type])
      return { origin: publicOrigin, edition: orNotFound(edition, 'widget script') }
    },
    'GET /agent/widget/config/:widgetId/sightings': async ({ db, scope, params }) => {
      const { _id } = await getWidgetOrThrow(db, scope, params.widgetId)
      return { data: await listInstallations(db, scope, _id) }
    },
  })

/** Notifies open consoles and returns the updated widget. */
async function publishUpdatedWidget(db: Db, scope: Scope, id: string) {
  const widget = await getWidgetOrThrow(db, scope, id)
  await publishLiveEvent(db, scope, { kind: 'widgets', id: widget._id })
  return widget
}
