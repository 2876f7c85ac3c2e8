import { renderPrintedReport } from '@gable/public-pages/dashboard/print/printed-report.tsx'
import type { FastifyInstance } from 'fastify'
import { createDashboardReader, type DashboardOptions } from '../contact-dashboard/open-dashboard.ts'
import { getOwner } from '../contact-dashboard/owner-queries.ts'
import { type AgentSheetRequest, createAgentSheets } from './agent-sheet.ts'
import { sendPage } from './page-request.ts'

const printScript = "addEventListener('load', () => print())\n"

/** The figures of a home on paper, for agents. */
export const dashboardSheetRoutes = (options: DashboardOptions) => async (app: FastifyInstance) => {
  const withSheet = createAgentSheets(app)
  const reader = createDashboardReader(app, options)

  app.get('/print.js', (_, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=3600').send(printScript),
  )

  app.get<AgentSheetRequest>('/dashboard/print/:propertyId', async (request, reply) => {
    const page = await withSheet(request, reply, async ({ db, scope, propertyId, contact }) => {
      const content = await reader.readContent(scope, db)
      const owner = contact && (await getOwner(db, scope, { contactId: contact._id, propertyId }))
      return content && owner && reader.load({ db, scope, code: '', owner, propertyId, content }, undefined)
    })
    if (!page) return reply
    const { readText, getUrl } = await app.embedFiles()
    const css = await readText('printed-report.css')
    return sendPage(reply, renderPrintedReport({ page, css, fileUrl: getUrl, script: '/print.js' }))
  })
}
