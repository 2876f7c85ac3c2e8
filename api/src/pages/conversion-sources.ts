import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'

interface Sources {
  script: string
  image: string
  connect: string
  frame?: string
}

const google = {
  script: 'https://www.googletagmanager.com',
  image: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** What the tag of each vendor loads and calls, as the vendors document it. */
export const conversionSources: Record<ConversionVendor, Sources> = {
  GA4: google,
  META: {
    script: 'https://connect.facebook.net',
    image: 'https://www.facebook.com',
    connect: 'https://www.facebook.com https://connect.facebook.net',
  },
  GOOGLE_ADS: {
    script: `${google.script} https://www.googleadservices.com https://googleads.g.doubleclick.net`,
    image: `${google.image} https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com`,
    connect: `${google.connect} https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com`,
    frame: 'https://td.doubleclick.net',
  },
  TIKTOK: {
    script: 'https://analytics.tiktok.com',
    image: 'https://analytics.tiktok.com',
    connect: 'https://analytics.tiktok.com',
  },
  LINKEDIN: {
    script: 'https://snap.licdn.com',
    image: 'https://px.ads.linkedin.com https://px4.ads.linkedin.com',
    connect: 'https://px.ads.linkedin.com',
  },
}
