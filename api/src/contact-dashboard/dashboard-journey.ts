import { getConsentText } from '@gable/shared/journeys/consent.ts'
import type { DashboardOrigin, Journey, Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyQuestions } from '@gable/shared/journeys/questions.ts'
import { getBranding } from '../branding/queries.ts'
import { signConsent } from '../journeys/consent-signature.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type DashboardForm, getDashboardForm } from './dashboard-form.ts'
import type { PageContent } from './page-content.ts'

interface JourneyInput {
  content: PageContent
  origin: DashboardOrigin
  language: Language
  secret: Buffer
}

/** The journey that a button of a homeowner's page opens. It never asks for the address, which the link knows. */
export async function getDashboardJourney(
  db: Db,
  scope: AccountScope,
  { content, origin, language, secret }: JourneyInput,
): Promise<Journey | undefined> {
  const form = await getDashboardForm(db, scope, content, { ...origin, language })
  const branding = form && (await getBranding(db, scope, content.brandingId))
  if (!branding) return undefined
  const { brand, dashboardId } = content
  const { privacyUrl, termsUrl } = brand
  const wording = getConsentText(brand.name, branding.compliance, language)
  return {
    subject: 'contact-dashboard',
    subjectId: dashboardId,
    dashboard: origin,
    language,
    brand,
    ...toDashboardQuestions(form, language),
    consent: { wording, ...signConsent({ language, wording, privacyUrl, termsUrl }, scope, secret) },
  }
}

export const toDashboardQuestions = ({ forms }: Pick<DashboardForm, 'forms'>, language?: Language) => ({
  ...getJourneyQuestions({ asksAddress: false, asksToSell: false, phoneRequired: false }, forms, language),
  asksAddress: false,
})
