import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'

/** What each service gets, and where to find its ids. */
export const vendorHelp: Record<
  ConversionVendor,
  { about: string; id: string; conversionId?: string; customerId?: string; actionId?: string; token?: string }
> = {
  GA4: {
    about: 'Views, form starts and generate_lead. With an API secret, leads come from our server only.',
    id: 'Admin, Data streams, your stream. Google checks neither this ID nor the secret when it gets a test event.',
    token: 'Admin, Data streams, your stream, Measurement Protocol API secrets.',
  },
  META: {
    about: 'PageView, FormStart and Lead, from the browser and our server.',
    id: 'Events Manager, Data sources.',
    token: 'Events Manager, your pixel, Settings, Conversions API, Generate access token.',
  },
  GOOGLE_ADS: {
    about: 'Leads, from the browser and, with OAuth credentials, from our server. Google counts each once.',
    id: 'Goals, Conversions, your conversion action, Tag setup.',
    conversionId: 'Beside the conversion ID. Enhanced conversions are sent while you share hashed emails.',
    customerId: 'At the top right of Google Ads. Needed for leads from our server only.',
    actionId: 'The number after ctId= in the address of the conversion action. Use the same action as the tag.',
    token:
      'Of a Google Cloud project with the Data Manager API. The person who signed in must be a user of the account.',
  },
  TIKTOK: {
    about: 'Page views, FormStart and Lead, from the browser and our server.',
    id: 'Events Manager, Web, your pixel.',
    token: 'Events Manager, your pixel, Settings, Events API, Generate access token.',
  },
  LINKEDIN: {
    about: 'Leads. With a token they come from our server only.',
    id: 'Campaign Manager, Data, Insight Tag.',
    conversionId: 'Campaign Manager, Measurement, Conversion tracking. With a token, one that has the source API.',
    token: 'Campaign Manager, Data, Signals manager, Direct API, Generate access token.',
  },
}
