import type { Branding } from '@gable/shared/branding/branding.ts'
import type { BrandParts } from '@gable/shared/branding/public-brand.ts'
import { createSampleJourney } from '../journeys/create-sample-journey.ts'

/** A sample home value journey for previewing a brand. */
export const createHomeValueJourney = (branding: BrandParts & Pick<Branding, '_id'>) =>
  createSampleJourney(branding, {
    asksAddress: true,
    forms: [
      {
        id: branding._id,
        leadType: 'HV',
        title: 'What is your home worth?',
        description: 'Enter your address and get an estimate from agents who know your neighborhood.',
        asksSellingTimeline: true,
      },
    ],
    phoneMandatory: false,
  })
