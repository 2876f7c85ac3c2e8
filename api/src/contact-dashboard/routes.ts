import {
  contactDashboardEndpoints,
  dashboardLinkEndpoints,
  dashboardPreviewEndpoints,
} from '@gable/shared/contact-dashboard/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { validateFilters } from '../contacts/filter-config.ts'
import { countContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { listClickContacts } from './click-queries.ts'
import { getDashboardOrThrow, listDashboards, updateGeneralSettings } from './dashboard-queries.ts'
import { getDashboardLinks, replaceDashboardLink, revokeDashboardLink } from './links.ts'
import { type TileSettings, toMapTiles } from './map-tiles.ts'
import { previewDashboard } from './preview-dashboard.ts'
import { addModule, removeModule, reorderModules, setModuleStatus, updateModule } from './update-modules.ts'
import { validateVendor } from './validate-vendor.ts'
import { deleteVendor, insertVendor, listVendors, updateVendor } from './vendor-queries.ts'
import { listVendorUsage } from './vendor-usage.ts'

interface RouteOptions {
  secret: Buffer
  settings: TileSettings
}

export const contactDashboardRoutes =
  ({ secret, settings }: RouteOptions) =>
  async (app: FastifyInstance) => {
    /** Returns the current dashboard, and notifies every open console of the change. */
    const publishUpdatedDashboard = async (db: Db, scope: Scope, id: string) => {
      await publishLiveEvent(db, scope, { kind: 'contact-dashboards', id })
      return getDashboardOrThrow(db, scope, id)
    }

    serve(app, contactDashboardEndpoints, {
      'GET /agent/contact-dashboard': ({ db, scope }) => listDashboards(db, scope),
      'GET /agent/contact-dashboard/:dashboardId': ({ db, scope, params }) =>
        getDashboardOrThrow(db, scope, params.dashboardId),
      'POST /agent/contact-dashboard/:dashboardId/modules': async ({ db, scope, params: { dashboardId }, body }) => {
        await addModule(db, scope, dashboardId, body)
        return publishUpdatedDashboard(db, scope, dashboardId)
      },
      'PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId': async ({ db, scope, params, body }) => {
        await updateModule(db, scope, params, body)
        return publishUpdatedDashboard(db, scope, params.dashboardId)
      },
      'PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status': async ({ db, scope, params, body }) => {
        await setModuleStatus(db, scope, params, body.isActive)
        return publishUpdatedDashboard(db, scope, params.dashboardId)
      },
      'DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId': async ({ db, scope, params }) => {
        await removeModule(db, scope, params)
        return publishUpdatedDashboard(db, scope, params.dashboardId)
      },
      'PUT /agent/contact-dashboard/:dashboardId/modules/sequence': async ({ db, scope, params, body }) => {
        await reorderModules(db, scope, params.dashboardId, body.modules)
        return publishUpdatedDashboard(db, scope, params.dashboardId)
      },
      'PATCH /agent/contact-dashboard/:dashboardId/general-settings': async ({ db, scope, params, body }) => {
        await updateGeneralSettings(db, scope, params.dashboardId, body)
        return publishUpdatedDashboard(db, scope, params.dashboardId)
      },
      'POST /agent/contact-dashboard/:dashboardId/audience': async ({ db, scope, body: { filters } }) => {
        await validateFilters(db, scope, filters)
        const [matching, total] = [
          await countContacts(db, scope, { search: '', filters }),
          await countContacts(db, scope, { search: '', filters: [] }),
        ]
        return { matching, total }
      },
      'GET /agent/contact-dashboard/:dashboardId/clicks/contacts': async ({ db, scope, params, query }) => {
        await getDashboardOrThrow(db, scope, params.dashboardId)
        return listClickContacts(db, scope, params.dashboardId, query)
      },
      'GET /agent/vendors': ({ db, scope }) => listVendors(db, scope),
      'GET /agent/vendors/usage': async ({ db, scope }) => listVendorUsage(await listDashboards(db, scope)),
      'POST /agent/vendors': async ({ db, scope, body }) => {
        const vendor = await insertVendor(db, scope, await validateVendor(db, scope, body))
        await publishLiveEvent(db, scope, { kind: 'vendors', id: vendor._id })
        return vendor
      },
      'PATCH /agent/vendors/:vendorId': async ({ db, scope, params, body }) => {
        const fields = await validateVendor(db, scope, body)
        const vendor = orNotFound(await updateVendor(db, scope, params.vendorId, fields), 'vendor')
        await publishLiveEvent(db, scope, { kind: 'vendors', id: vendor._id })
        return vendor
      },
      'DELETE /agent/vendors/:vendorId': async ({ db, scope, params }) => {
        orNotFound((await deleteVendor(db, scope, params.vendorId)) || undefined, 'vendor')
        await publishLiveEvent(db, scope, { kind: 'vendors', id: params.vendorId })
      },
    })

    serve(app, dashboardPreviewEndpoints, {
      'GET /agent/contact-dashboard/:dashboardId/preview': ({ db, scope, params, query }) =>
        previewDashboard(db, scope, { ...params, ...query, secret, tiles: toMapTiles(settings) }),
    })

    const getLinkOptions = async (scope: Scope) => ({ secret, origin: await app.hosts.getOrigin(scope.accountId) })

    serve(app, dashboardLinkEndpoints, {
      'GET /agent/contacts/:contactId/dashboard-links': async ({ db, scope, params }) =>
        getDashboardLinks(db, scope, params.contactId, await getLinkOptions(scope)),
      'POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace': async ({ db, scope, params }) => {
        const link = await replaceDashboardLink(db, scope, params, await getLinkOptions(scope))
        await publishLiveEvent(db, scope, { kind: 'contacts', id: params.contactId })
        return link
      },
      'POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke': async ({ db, scope, params }) => {
        const link = await revokeDashboardLink(db, scope, params, await getLinkOptions(scope))
        await publishLiveEvent(db, scope, { kind: 'contacts', id: params.contactId })
        return link
      },
    })
  }
