import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { MapTiles, PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { createSampleDashboard } from '@gable/shared/contact-dashboard/sample-dashboard.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getToday } from '../platform/today.ts'
import { loadDashboard } from './load-dashboard.ts'
import { getPageContent } from './page-content.ts'
import { getOwnerPage } from './page-queries.ts'
import { toPublicModule } from './visible-modules.ts'

interface PreviewInput {
  dashboardId: string
  /** Without them, a sample home. */
  contactId?: string | undefined
  propertyId?: string | undefined
  language: Language
  secret: Buffer
  tiles: MapTiles | null
}

const toOfficeContact = ({ name, phone, email, license }: PublicBrand) => ({ name, phone, email, license })

/** The page as a contact sees it, or a sample home with every module, also those that are hidden. */
export async function previewDashboard(
  db: Db,
  scope: AccountScope,
  { dashboardId, contactId, propertyId, language, secret, tiles }: PreviewInput,
): Promise<PublicDashboard> {
  const content = await getPageContent(db, scope, dashboardId)
  if (contactId === undefined || propertyId === undefined) {
    const { brand, vendors, formIds, timeZone } = content
    return createSampleDashboard({
      dashboardId,
      brand,
      vendors,
      formIds,
      timeZone,
      language,
      modules: content.modules.map(toPublicModule),
      agent: { ...toOfficeContact(brand), title: '', photo: null, bookingUrl: '' },
      today: getToday(timeZone),
    })
  }
  const stored = orNotFound(await getOwnerPage(db, scope, { contactId, propertyId }), 'home of this contact')
  return loadDashboard(db, scope, { stored, content, code: '', language, secret, tiles })
}
