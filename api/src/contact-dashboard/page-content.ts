import { type PublicBrand, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import { getAgency } from '../agency/queries.ts'
import { getActiveAssistant } from '../assistants/assistant-queries.ts'
import { getBranding } from '../branding/queries.ts'
import { listFormGroups, listForms } from '../forms/queries.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listMortgageRates } from '../properties/rate-queries.ts'
import { listDashboards } from './dashboard-queries.ts'
import { listVendors } from './vendor-queries.ts'

/** What the pages of all homeowners of an account share. */
export interface PageContent {
  dashboardId: string
  brandingId: string | null
  brand: PublicBrand
  logoWidths: number[]
  timeZone: string
  modules: DashboardModule[]
  vendors: Record<string, Vendor>
  /** Of a year. They are the same for all homes. */
  rates: MortgageRates[]
  formIds: string[]
  /** Undefined while it is off. */
  activeAssistant: Assistant | undefined
  /** The URLs of the frames that run tracking code. */
  tracking: string[]
}

/** Of the account's only dashboard unless one is named. */
export async function getPageContent(db: Db, scope: AccountScope, dashboardId?: string): Promise<PageContent> {
  const dashboards = await listDashboards(db, scope)
  const dashboard = orNotFound(
    dashboardId === undefined ? dashboards[0] : dashboards.find(({ _id }) => _id === dashboardId),
    'contact dashboard',
  )
  const branding = await getBranding(db, scope, dashboard.brandingId)
  invariant(branding, 'the dashboard has no branding')
  const { tracking_code: accountCode } = await getAccountSettings(db, scope)
  const vendors = await listVendors(db, scope)
  const brand = toPublicBrand(branding)
  return {
    dashboardId: dashboard._id,
    brandingId: dashboard.brandingId,
    brand,
    logoWidths: await getLogoWidths(db, scope, brand),
    timeZone: (await getAgency(db, scope)).timeZone,
    modules: dashboard.modules,
    vendors: Object.fromEntries(vendors.map((vendor) => [vendor._id, vendor])),
    rates: await listMortgageRates(db),
    formIds: [...(await listForms(db, scope)), ...(await listFormGroups(db, scope))].map(({ _id }) => _id),
    activeAssistant: await getActiveAssistant(db, scope, 'contact-dashboard'),
    tracking: [
      ...(dashboard.generalSettings.trackingCode ? [`/dm/${dashboard._id}/tracking`] : []),
      ...(accountCode ? [`/dm/${dashboard._id}/tracking/account`] : []),
    ],
  }
}

/** Smallest first, up to that of the picture itself. Empty without a logo. */
async function getLogoWidths(db: Db, scope: AccountScope, { logo }: PublicBrand): Promise<number[]> {
  const image = logo && (await getUploadedImages(db, scope, [logo.url])).get(logo.url)
  return image ? [...image.narrower, image.width] : []
}
