import { Problem } from '@gable/shared/http/problem.ts'
import { widgetEndpoints } from '@gable/shared/widgets/endpoints.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { FastifyInstance } from 'fastify'
import { countSubjects, searchSubjects } from '../assets/search-queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { listTemplates } from './begin.ts'
import { archiveWidget, changeSettings, renameWidget } from './change.ts'
import { knownWidget } from './held-widget.ts'
import { cloneWidget, createWidget, unarchiveWidget } from './publish.ts'
import { widgetOf, widgetsOf } from './queries.ts'
import { listSightings } from './sighting-queries.ts'

/** `publicOrigin` is where visitors reach the product. */
export const widgetRoutes = (publicOrigin: string) => async (app: FastifyInstance) =>
  serve(app, widgetEndpoints, {
    'POST /agent/widget/config': async ({ db, scope, body }) => told(db, scope, await createWidget(db, scope, body)),
    'GET /agent/widget/config/search': async ({ db, scope, query }) => {
      const { rows, total } = await searchSubjects(widgetsOf(db, scope), query)
      return { data: rows.map(widgetOf), total }
    },
    'POST /agent/widget/config/count': async ({ db, scope, body }) => ({
      count: await countSubjects(widgetsOf(db, scope), body.statuses),
    }),
    'GET /agent/widget/config/templates': ({ db, scope }) => listTemplates(db, scope),
    'GET /agent/widget/config/:widgetId': ({ db, scope, params }) => knownWidget(db, scope, params.widgetId),
    'PATCH /agent/widget/config/:widgetId/settings': async ({ db, scope, params, body }) => {
      await changeSettings(db, scope, params.widgetId, body)
      return told(db, scope, params.widgetId)
    },
    'PATCH /agent/widget/config/:widgetId/name': async ({ db, scope, params, body }) => {
      await renameWidget(db, scope, params.widgetId, body.name)
      return told(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/archived': async ({ db, scope, params }) => {
      await archiveWidget(db, scope, params.widgetId)
      return told(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/unarchived': async ({ db, scope, params }) => {
      await unarchiveWidget(db, scope, params.widgetId)
      return told(db, scope, params.widgetId)
    },
    'POST /agent/widget/config/:widgetId/clone': async ({ db, scope, params, body }) =>
      told(db, scope, await cloneWidget(db, scope, params.widgetId, body.widgetName)),
    'GET /agent/widget/config/:widgetId/code': async ({ db, scope, params }) => {
      const { type } = await knownWidget(db, scope, params.widgetId)
      const edition = (await app.embedFiles()).editionOf(tagOf[type])
      if (!edition) throw new Problem('not_found', 'The code of this widget has not been built')
      return { origin: publicOrigin, edition }
    },
    'GET /agent/widget/config/:widgetId/sightings': async ({ db, scope, params }) => {
      const { _id } = await knownWidget(db, scope, params.widgetId)
      return { data: await listSightings(db, scope, _id) }
    },
  })

/** The widget as it is now, of which every open console hears. */
async function told(db: Db, scope: Scope, id: string) {
  const widget = await knownWidget(db, scope, id)
  await notify(db, scope, { kind: 'widgets', id: widget._id })
  return widget
}
