import { tagEndpoints } from '@gable/shared/contacts/tag-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listTagUsage } from './tag-queries.ts'
import { deleteTag, mergeTag, renameTag } from './tags.ts'

export const tagRoutes = async (app: FastifyInstance) =>
  serve(app, tagEndpoints, {
    'GET /agent/tags': ({ db, scope, query }) => listTagUsage(db, scope, query),
    'POST /agent/tags/renamed': ({ db, scope, body }) => renameTag(db, scope, body),
    'POST /agent/tags/merged': ({ db, scope, body }) => mergeTag(db, scope, body),
    'POST /agent/tags/deleted': ({ db, scope, body }) => deleteTag(db, scope, body.tag),
  })
