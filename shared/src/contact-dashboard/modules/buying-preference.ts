export interface BuyingPreferenceSettings {
  name: string
  heading: string
  subheading: string
  showCTA: boolean
  linkText: string
}

export const defaultBuyingPreference: BuyingPreferenceSettings = {
  name: 'Next Home',
  heading: 'Looking for your next home?',
  subheading: 'Tell us what you have in mind, and we will keep an eye out for it.',
  showCTA: true,
  linkText: 'Tell us what you are looking for',
}
