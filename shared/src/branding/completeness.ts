interface BrandingEssentials {
  primaryColor: string | null
  digitalLogoId: string | null
}

/** What a brand lacks, in words. It is incomplete while its colour or its digital logo is missing; there is no other rule anywhere. */
export const listMissingBranding = ({ primaryColor, digitalLogoId }: BrandingEssentials): string[] => [
  ...(primaryColor === null ? ['brand colour'] : []),
  ...(digitalLogoId === null ? ['digital logo'] : []),
]

export const isBrandingComplete = (style: BrandingEssentials): boolean => listMissingBranding(style).length === 0

export const brandingIncomplete = 'Your branding is incomplete. Add a brand colour and a logo to publish.'
