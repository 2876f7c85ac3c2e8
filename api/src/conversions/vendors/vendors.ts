import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import type { Settings } from '../../platform/settings.ts'
import { ga4 } from './ga4.ts'
import { googleAds } from './google-ads.ts'
import { linkedin } from './linkedin.ts'
import { meta } from './meta.ts'
import { tiktok } from './tiktok.ts'
import type { Vendor } from './vendor.ts'

/** How the server sends to each vendor. */
export const serverVendors: Record<ConversionVendor, Vendor> = {
  GA4: ga4,
  META: meta,
  GOOGLE_ADS: googleAds,
  TIKTOK: tiktok,
  LINKEDIN: linkedin,
}

/** `GOOGLE_SIGN_IN` gives access tokens for Google Ads. */
export type VendorOrigins = Record<ConversionVendor | 'GOOGLE_SIGN_IN', string>

export const toVendorOrigins = (
  settings: Pick<
    Settings,
    'GA4_URL' | 'META_URL' | 'GOOGLE_ADS_URL' | 'GOOGLE_TOKEN_URL' | 'TIKTOK_URL' | 'LINKEDIN_URL'
  >,
): VendorOrigins => ({
  GA4: new URL(settings.GA4_URL).origin,
  META: new URL(settings.META_URL).origin,
  GOOGLE_ADS: new URL(settings.GOOGLE_ADS_URL).origin,
  GOOGLE_SIGN_IN: new URL(settings.GOOGLE_TOKEN_URL).origin,
  TIKTOK: new URL(settings.TIKTOK_URL).origin,
  LINKEDIN: new URL(settings.LINKEDIN_URL).origin,
})
