import type { Branding } from '@gable/shared/branding/branding.ts'
import { type BrandInParts, publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { consentWordingOf } from '@gable/shared/journey/consent.ts'
import type { Journey } from '@gable/shared/journey/journey.ts'

/** A journey to look at a brand with: what a visitor meets who wants to know what their home is worth. */
export function sampleJourney(branding: BrandInParts & Pick<Branding, '_id'>): Journey {
  const brand = publicBrandOf(branding)
  return {
    subject: 'landing-page',
    subjectId: branding._id,
    language: 'en',
    brand,
    asksAddress: true,
    forms: [
      {
        id: branding._id,
        leadType: 'HV',
        title: 'What is your home worth?',
        description: 'Tell us where it is. You get an estimate made by people who know your streets.',
        asksSellingTimeline: true,
      },
    ],
    phoneMandatory: false,
    consent: {
      wording: consentWordingOf(brand.name, branding.compliance.consentText, 'en'),
      version: 'preview',
      seal: '',
    },
  }
}
