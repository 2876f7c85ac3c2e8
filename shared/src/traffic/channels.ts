import type { Campaign } from './campaign.ts'

export const channels = [
  'FACEBOOK',
  'INSTAGRAM',
  'GOOGLE_ADS',
  'EMAIL_SIGNATURE',
  'FLYER',
  'OPEN_HOUSE_SIGN',
  'YARD_SIGN',
  'OTHER',
] as const
export type Channel = (typeof channels)[number]

interface ChannelTags {
  label: string
  source: string
  medium: string
}

/** The tags of links per channel, as analytics tools group them. Another channel has its own name as source. */
export const channelTags: Record<Channel, ChannelTags> = {
  FACEBOOK: { label: 'Facebook', source: 'facebook', medium: 'social' },
  INSTAGRAM: { label: 'Instagram', source: 'instagram', medium: 'social' },
  GOOGLE_ADS: { label: 'Google Ads', source: 'google', medium: 'cpc' },
  EMAIL_SIGNATURE: { label: 'Email signature', source: 'email-signature', medium: 'email' },
  FLYER: { label: 'Flyer', source: 'flyer', medium: 'print' },
  OPEN_HOUSE_SIGN: { label: 'Open house sign', source: 'open-house-sign', medium: 'print' },
  YARD_SIGN: { label: 'Yard sign', source: 'yard-sign', medium: 'print' },
  OTHER: { label: 'Other', source: '', medium: 'other' },
}

export type LinkTags = Required<Pick<Campaign, 'source' | 'medium' | 'campaign'>>

/** The tags of a link. Without a campaign of its own, the name of the page is it. */
export function toLinkTags(
  channel: Channel,
  { name, campaign, assetName }: { name: string; campaign: string; assetName: string },
): LinkTags {
  const { source, medium } = channelTags[channel]
  return {
    source: source || toTag(name) || 'other',
    medium,
    campaign: toTag(campaign) || toTag(assetName) || 'page',
  }
}

/** In lower case with hyphens, which survives being retyped from a sign. */
const toTag = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** The address of a page with tags that visits are recognized by. */
export function toTaggedUrl(url: string, tags: LinkTags): string {
  const tagged = new URL(url)
  for (const [part, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${part}`, value)
  return tagged.href
}
