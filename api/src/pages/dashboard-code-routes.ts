import { withHeightReport } from '@gable/public-pages/dashboard/code-document.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import { createTrackingCodeLookup } from '../account-tracking/tracking-code-lookup.ts'
import { getDashboardOrThrow } from '../contact-dashboard/dashboard-queries.ts'
import { withAccount } from '../platform/database.ts'
import { sendCustomCode } from './send-custom-code.ts'

interface CodeRequest {
  Params: { subjectId: string; moduleId: string }
}

/**
 * An agency's own code, for the frames of a homeowner's page. The paths name the dashboard and not the owner's link, so
 * that the code learns nothing about whose page it is on.
 */
export const dashboardCodeRoutes = async (app: FastifyInstance) => {
  const getAccountTrackingCode = createTrackingCodeLookup(app)

  app.get<CodeRequest>('/dm/:subjectId/tracking', async (request, reply) => {
    const dashboard = await findDashboard(request.params.subjectId)
    return sendCustomCode(request, reply, dashboard?.generalSettings.trackingCode ?? '')
  })
  app.get<CodeRequest>('/dm/:subjectId/tracking/account', async (request, reply) => {
    const { subjectId } = request.params
    return sendCustomCode(request, reply, isId(subjectId) ? await getAccountTrackingCode(subjectId) : '', 'no-cache')
  })
  app.get<CodeRequest>('/dm/:subjectId/module/:moduleId', async (request, reply) =>
    sendCustomCode(request, reply, withHeightReport(await findCode(request.params, 'htmlCode'))),
  )
  app.get<CodeRequest>('/dm/:subjectId/module/:moduleId/video', async (request, reply) =>
    sendCustomCode(request, reply, await findCode(request.params, 'videoEmbedCode')),
  )

  async function findDashboard(id: string) {
    const asset = isId(id) ? await app.assets.find(id.toLowerCase()) : undefined
    if (asset?.kind !== 'contact-dashboard' || asset.status !== 'PUBLISHED') return undefined
    return withAccount(app.db, asset.scope, (db) => getDashboardOrThrow(db, asset.scope, asset.id))
  }

  /** Empty unless the module is shown to somebody. */
  async function findCode({ subjectId, moduleId }: CodeRequest['Params'], field: 'htmlCode' | 'videoEmbedCode') {
    const dashboard = await findDashboard(subjectId)
    const module = dashboard?.modules.find((module) => module.moduleId === moduleId && module.isActive)
    const settings = (module?.settings ?? {}) as { htmlCode?: string; videoEmbedCode?: string }
    return settings[field] ?? ''
  }
}
