import { submissionEndpoints } from '@gable/shared/submissions/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { markAsSpam, markRead, markUnread } from './change-state.ts'
import { markAsNotSpam } from './mark-as-not-spam.ts'
import { countUnread, getSubmissionOrThrow, listSubmissions } from './queries.ts'
import { receiveSubmission } from './receive-submission.ts'
import { toSender } from './sender.ts'

/** Long answers, with the results of calculators. */
const submissionBytesMaximum = 1024 * 1024

export const submissionRoutes = (secret: Buffer) => async (app: FastifyInstance) => {
  const dependencies = {
    db: app.db,
    assets: app.assets,
    notifier: app.submissionNotifier,
    queue: app.submissionQueue,
    countSubmission: app.countSubmission,
    secret,
  }
  // Other sites send text/plain to avoid a CORS preflight. The body is JSON either way.
  const types = ['application/json', 'text/plain']
  app.removeContentTypeParser(types)
  app.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit: submissionBytesMaximum },
    app.getDefaultJsonParser('error', 'error'),
  )
  serve(app, submissionEndpoints, {
    'POST /public/submissions': ({ body, request }) => receiveSubmission(dependencies, body, toSender(request)),
    'GET /agent/submissions': ({ db, scope, query }) => listSubmissions(db, scope, query),
    'GET /agent/submissions/unread': ({ db, scope }) => countUnread(db, scope),
    'GET /agent/submissions/:submissionId': ({ db, scope, params }) =>
      getSubmissionOrThrow(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/read': ({ db, scope, params }) => markRead(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/unread': ({ db, scope, params }) =>
      markUnread(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/spam': ({ db, scope, params }) => markAsSpam(db, scope, params.submissionId),
    'POST /agent/submissions/:submissionId/not-spam': ({ db, scope, params }) =>
      markAsNotSpam(db, scope, params.submissionId),
  })
}
