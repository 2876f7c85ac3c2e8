import { noteEndpoints } from '@gable/shared/notes/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { findNote, listAgents, listRevisions } from './queries.ts'
import { addNote, deleteNote, editNote, noSuchNote } from './write.ts'

export const noteRoutes = async (app: FastifyInstance) =>
  serve(app, noteEndpoints, {
    'POST /agent/notes': ({ db, scope, body }) => addNote(db, scope, body),
    'GET /agent/notes/mentionable': ({ db, scope }) => listAgents(db, scope),
    'PATCH /agent/notes/:noteId': ({ db, scope, params, body }) => editNote(db, scope, params.noteId, body.document),
    'DELETE /agent/notes/:noteId': ({ db, scope, params }) => deleteNote(db, scope, params.noteId),
    'GET /agent/notes/:noteId/history': async ({ db, scope, params }) => {
      const revisions = await listRevisions(db, scope, params.noteId)
      if (revisions.length === 0 && !(await findNote(db, scope, params.noteId))) throw noSuchNote()
      return revisions
    },
  })
