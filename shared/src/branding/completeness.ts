interface BrandingEssentials {
  primaryColor: string | null
  digitalLogoId: string | null
}

/** The only definition of a complete brand: it has a color and a digital logo. */
export const isBrandingComplete = (style: BrandingEssentials): boolean => listMissingBranding(style).length === 0

export const listMissingBranding = ({ primaryColor, digitalLogoId }: BrandingEssentials): string[] => [
  ...(primaryColor === null ? ['brand color'] : []),
  ...(digitalLogoId === null ? ['digital logo'] : []),
]

export const brandingIncomplete = 'Your branding is incomplete. Add a brand colour and a logo to publish.'
