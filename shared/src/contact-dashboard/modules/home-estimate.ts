export interface HomeEstimateSettings {
  name: string
  infoMessage: string
  showDisclaimer: boolean
  disclaimerMessage: string
  showCTA: boolean
  linkText: string
  /** Shown while there is no estimate. */
  heading: string
  subheading: string
}

export const defaultHomeEstimate: HomeEstimateSettings = {
  name: 'Home Estimate',
  infoMessage:
    'This estimate comes from public records and recent sales nearby. It is a starting point, not an appraisal: nobody has seen the inside of your home yet.',
  showDisclaimer: false,
  disclaimerMessage: 'An automated estimate is not an appraisal and may differ from the price your home sells for.',
  showCTA: true,
  linkText: 'Request a precise value',
  heading: 'Your home is one of a kind',
  subheading: 'There is not enough public data for an automatic estimate. We are happy to work one out for you.',
}
