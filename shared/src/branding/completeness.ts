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

/** Print needs its own logo, because a digital one is too small for paper. */
export const listMissingPrintBranding = ({
  primaryColor,
  printLogoId,
}: Pick<BrandingEssentials, 'primaryColor'> & { printLogoId: string | null }): string[] => [
  ...(primaryColor === null ? ['brand color'] : []),
  ...(printLogoId === null ? ['print logo'] : []),
]

export const printBrandingIncomplete = 'Your branding is incomplete. Add a brand colour and a print logo to publish.'
