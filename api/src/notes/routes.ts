import { orNotFound } from '@gable/shared/http/problem.ts'
import { noteEndpoints } from '@gable/shared/notes/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { createNote, deleteNote, updateNote } from './notes.ts'
import { getNote, listMentionableAgents, listRevisions } from './queries.ts'

export const noteRoutes = async (app: FastifyInstance) =>
  serve(app, noteEndpoints, {
    'POST /agent/notes': ({ db, scope, body }) => createNote(db, scope, body),
    'GET /agent/notes/mentionable': ({ db, scope }) => listMentionableAgents(db, scope),
    'PATCH /agent/notes/:noteId': ({ db, scope, params, body }) => updateNote(db, scope, params.noteId, body.document),
    'DELETE /agent/notes/:noteId': ({ db, scope, params }) => deleteNote(db, scope, params.noteId),
    'GET /agent/notes/:noteId/history': async ({ db, scope, params }) => {
      const revisions = await listRevisions(db, scope, params.noteId)
      if (revisions.length === 0) orNotFound(await getNote(db, scope, params.noteId), 'note')
      return revisions
    },
  })
