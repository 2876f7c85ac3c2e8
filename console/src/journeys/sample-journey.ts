import type { Branding } from '@gable/shared/branding/branding.ts'
import { type BrandInParts, publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { consentWordingOf } from '@gable/shared/journeys/consent.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'

type Asked = Pick<Journey, 'asksAddress' | 'addressOptional' | 'forms' | 'phoneMandatory'>

/** A journey to look at, in this brand. What is agreed to in it was sealed by nobody: it is never sent. */
export function sampleJourney(
  branding: BrandInParts & Pick<Branding, '_id'>,
  asked: Asked,
  subject: Journey['subject'] = 'landing-page',
): Journey {
  const brand = publicBrandOf(branding)
  return {
    subject,
    subjectId: branding._id,
    language: 'en',
    brand,
    ...asked,
    consent: {
      wording: consentWordingOf(brand.name, branding.compliance.consentText, 'en'),
      version: 'preview',
      seal: '',
    },
  }
}
