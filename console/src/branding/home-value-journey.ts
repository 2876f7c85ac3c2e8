import type { Branding } from '@gable/shared/branding/branding.ts'
import type { BrandParts } from '@gable/shared/branding/public-brand.ts'
import { createSampleJourney } from '../journeys/create-sample-journey.ts'

/** What a visitor meets who wants to know what their home is worth: to look at a brand with. */
export const homeValueJourney = (branding: BrandParts & Pick<Branding, '_id'>) =>
  createSampleJourney(branding, {
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
  })
