export interface CompsSettings {
  name: string
  heading: string
  subheading: string
  showCTA: boolean
  linkText: string
}

export const defaultComps: CompsSettings = {
  name: 'Nearby Homes',
  heading: 'Homes for sale and sold near you',
  subheading: 'Choose those that are most like yours to sharpen your estimate.',
  showCTA: true,
  linkText: 'Ask for a full comparison',
}
