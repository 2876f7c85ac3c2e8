import type { VideoLabels } from './video-labels.ts'

/** The text of a landing page that the agency does not write itself. */
export interface LandingPageLabels extends VideoLabels {
  tabs: string
  callPhone: string
  sendEmail: string
  visitWebsite: string
  video: string
  steps: string
  questions: string
  proof: string
  homesSold: string
  yearsInBusiness: string
  salesVolume: string
  reviews: string
}
