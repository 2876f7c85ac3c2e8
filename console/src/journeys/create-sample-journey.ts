import type { Branding } from '@gable/shared/branding/branding.ts'
import { type BrandParts, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { getConsentText } from '@gable/shared/journeys/consent.ts'
import type { Journey, JourneyQuestions } from '@gable/shared/journeys/journey.ts'

/** A journey for previews in this brand. Its consent is not signed, because it is never submitted. */
export function createSampleJourney(
  branding: BrandParts & Pick<Branding, '_id'>,
  questions: JourneyQuestions,
  subject: Journey['subject'] = 'landing-page',
): Journey {
  const brand = toPublicBrand(branding)
  return {
    subject,
    subjectId: branding._id,
    language: 'en',
    brand,
    ...questions,
    consent: {
      wording: getConsentText(brand.name, branding.compliance, 'en'),
      version: 'preview',
      seal: '',
    },
  }
}
