import { campaignParts } from '../traffic/campaign.ts'
import { clickIdNames } from '../traffic/click-ids.ts'
import type { ConversionVendor } from './vendors.ts'

/** What a visitor's browser needs to report conversions: public ids only. */
export interface BrowserConversions {
  vendors: Partial<Record<ConversionVendor, { id: string; conversionId?: string; isServerSide?: true }>>
  /** The value of a lead in US dollars. */
  value?: number
  sharesDetails?: true
}

/** A page's URL as vendors may see it: with campaign and click, and without anything a visitor typed or is known by. */
export function toVendorUrl(page: string): string {
  const url = new URL(page)
  const kept = [...url.searchParams].filter(([name]) => publicParameters.has(name))
  return `${url.origin}${url.pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}

const publicParameters = new Set<string>([...campaignParts.map((part) => `utm_${part}`), ...clickIdNames])
