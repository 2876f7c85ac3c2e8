import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import { withSharingConsent } from '@gable/shared/conversions/sharing-consent.ts'
import { translateDefaultTexts } from '@gable/shared/default-texts/translate-default-texts.ts'
import { getConsentText } from '@gable/shared/journeys/consent.ts'
import type { Journey, Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyQuestions } from '@gable/shared/journeys/questions.ts'
import { translateBrand } from '@gable/shared/journeys/translate-brand.ts'
import { getTextConsent } from '@gable/shared/texts/text-consent.ts'
import { formatShownVariant, type ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance } from 'fastify'
import { getBranding } from '../branding/queries.ts'
import { getBrowserConversions } from '../conversions/browser-conversions.ts'
import { listFormsForAction } from '../forms/queries.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { areTextsOn } from '../texts/settings-queries.ts'
import { signConsent } from './consent-signature.ts'
import { getJourneyConfig, isFormAssistantOn } from './queries.ts'

interface JourneyOptions {
  language: Language
  /** Index of the tab, for pages with tabs. */
  tab?: number
  /** The version of the page that the visitor saw, while one is tested. */
  shown?: ShownVariant | undefined
}

/** The current journey of a widget or page; undefined if it is unknown, archived or has none. */
export async function findJourney(
  { db, assets }: Pick<FastifyInstance, 'db' | 'assets'>,
  subjectId: string,
  options: JourneyOptions,
  secret: Buffer,
): Promise<Journey | undefined> {
  const asset = await assets.find(subjectId)
  return asset && withAccount(db, asset.scope, (db) => buildJourney(db, asset, options, secret))
}

/** For callers that are already inside `withAccount`. */
export async function buildJourney(
  db: Db,
  asset: CachedAsset,
  { language, tab = 0, shown }: JourneyOptions,
  secret: Buffer,
): Promise<Journey | undefined> {
  const { scope, kind } = asset
  const config = kind === 'contact-dashboard' ? undefined : await getJourneyConfig(db, asset, tab, shown)
  const branding = config && (await getBranding(db, scope, config.brandingId))
  if (!branding) return undefined
  const forms = config.action ? await listFormsForAction(db, scope, config.action) : []
  const brand = translateBrand(toPublicBrand(branding), language)
  const agreement = getConsentText(brand.name, branding.compliance, language)
  const isShared = (await getBrowserConversions(db, scope))?.sharesDetails
  const wording = isShared ? withSharingConsent(agreement, language) : agreement
  const { privacyUrl, termsUrl } = brand
  const texts = (await areTextsOn(db, scope)) ? getTextConsent(brand.name, language) : ''
  const isAsked = await isFormAssistantOn(db, scope)
  return {
    subject: kind,
    subjectId: asset.id,
    ...(tab > 0 && { tab }),
    ...(shown && { variant: formatShownVariant(shown) }),
    language,
    brand,
    ...translateDefaultTexts(getJourneyQuestions(config, forms, language), language),
    consent: {
      wording,
      ...(texts && { texts }),
      ...signConsent({ language, wording, texts, privacyUrl, termsUrl }, scope, secret),
    },
    ...(isAsked && { assistant: toAssistantButton(brand.name, language) }),
  }
}

function toAssistantButton(agency: string, language: Language): NonNullable<Journey['assistant']> {
  const { askAgency, notOpened } = getAssistantLabels(language)
  return { button: askAgency(agency), failed: notOpened }
}
