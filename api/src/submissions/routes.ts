import { submissionEndpoints } from '@gable/shared/submissions/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { findSubmission } from './find-submission.ts'
import { markAsSpam } from './mark-as-spam.ts'
import { notSpam } from './not-spam.ts'
import { countUnread, listSubmissions } from './queries.ts'
import { markRead, markUnread } from './read.ts'
import { senderOf } from './sender.ts'
import { submit } from './submit.ts'

export const submissionRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  const house = { db: app.db, subjects: app.subjects, newsdesk: app.newsdesk, secret }
  // A page of another site may send plain text without asking for leave first; what it says is JSON all the same.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  serve(app, submissionEndpoints, {
    'POST /public/submissions': ({ body, request }) => submit(house, body, senderOf(request)),
    'GET /agent/submissions': ({ db, scope, query }) => listSubmissions(db, scope, query),
    'GET /agent/submissions/unread': ({ db, scope }) => countUnread(db, scope),
    'GET /agent/submissions/:submissionId': ({ db, scope, params }) => findSubmission(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/read': ({ db, scope, params }) => markRead(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/unread': ({ db, scope, params }) =>
      markUnread(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/spam': ({ db, scope, params }) => markAsSpam(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/not-spam': ({ db, scope, params }) =>
      notSpam(db, scope, params.submissionId),
  })
}
