import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import type { Settings } from '../../platform/settings.ts'
import { ga4 } from './ga4.ts'
import { linkedin } from './linkedin.ts'
import { meta } from './meta.ts'
import { tiktok } from './tiktok.ts'
import type { Vendor } from './vendor.ts'

/** Vendors to which the server can send. Google Ads accepts uploads only from apps that a person signed in to. */
export const serverVendors: Partial<Record<ConversionVendor, Vendor>> = {
  GA4: ga4,
  META: meta,
  TIKTOK: tiktok,
  LINKEDIN: linkedin,
}

export type VendorOrigins = Partial<Record<ConversionVendor, string>>

export const toVendorOrigins = (
  settings: Pick<Settings, 'GA4_URL' | 'META_URL' | 'TIKTOK_URL' | 'LINKEDIN_URL'>,
): VendorOrigins => ({
  GA4: new URL(settings.GA4_URL).origin,
  META: new URL(settings.META_URL).origin,
  TIKTOK: new URL(settings.TIKTOK_URL).origin,
  LINKEDIN: new URL(settings.LINKEDIN_URL).origin,
})
