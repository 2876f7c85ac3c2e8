/** The maximum length of each text of a module, which the editor's character counts use. */
export const maxLengths = {
  name: 64,
  heading: 256,
  subheading: 256,
  mortgageSubheading: 64,
  linkText: 70,
  buttonLabel: 32,
  buttonUrl: 2000,
  infoMessage: 400,
  shortInfoMessage: 256,
  label: 25,
  callout: 256,
  costTitle: 256,
  disclaimer: 256,
  mortgageDisclaimer: 1000,
  ctaDescription: 200,
  subtext: 256,
  code: 32_768,
  stepText: 150,
  trackingCode: 10_000,
  vendorLicense: 20,
  vendorDisclosure: 2000,
} as const

/** In percent of the estimate. */
export const priceAdjustment = { minimum: -30, maximum: 30, step: 1 } as const

export const costCount = 4
export const stepCount = 3
