import { Readable } from 'node:stream'
import { Id } from '@gable/shared/http/fields.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { reportEndpoints } from '@gable/shared/reports/endpoints.ts'
import { type ReportName, reportNames } from '@gable/shared/reports/report-name.ts'
import { type ReportQuery, reportQueries } from '@gable/shared/reports/report-queries.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { authorize } from '../platform/gate.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import { renderReportFile } from './report-file.ts'

/** A browser saves the file, so the account is in the URL instead of a header. */
export async function reportFileRoutes(app: FastifyInstance) {
  for (const name of reportNames) registerFile(app, name)
}

function registerFile(app: FastifyInstance, name: ReportName) {
  const querystring = z.intersection(z.object({ account: Id }), reportQueries[name])
  app.get<{ Querystring: z.output<typeof querystring> }>(
    `/agent/reports/${name}.csv`,
    { schema: { querystring } },
    async (request, reply) => {
      const { account: accountId, ...query } = request.query
      const { allow } = reportEndpoints[`GET /agent/reports/${name}`]
      const { scope } = await authorize(app.db, { allow }, { token: getSessionToken(request), accountId })
      if (!scope) throw new Problem('not_found', 'File not found')
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}-report.csv"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(renderReportFile(app, scope, name, query as ReportQuery<typeof name>)))
    },
  )
}
