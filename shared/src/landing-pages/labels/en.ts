import type { LandingPageLabels } from './landing-page-labels.ts'
import { videoLabelsEn } from './video-labels.ts'

export const en: LandingPageLabels = {
  tabs: 'What are you here for?',
  callPhone: 'Call {phone}',
  sendEmail: 'Send an email',
  visitWebsite: 'Visit our website',
  video: 'Video',
  ...videoLabelsEn,
  steps: 'How it works',
  questions: 'Questions and answers',
  proof: 'In figures',
  homesSold: 'homes sold',
  yearsInBusiness: 'years in business',
  salesVolume: 'in sales',
  reviews: 'What clients say',
}
