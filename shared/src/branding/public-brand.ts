import { type ButtonStyle, type ColorScheme, defaultColor, type Font } from './appearance.ts'
import { type BrandColors, getBrandColors } from './brand-colors.ts'
import type { Branding } from './branding.ts'

export type Mark = 'EQUAL_HOUSING' | 'EQUAL_HOUSING_LENDER' | 'REALTOR'

/** A brand as visitors see it, with all defaults and colors computed. */
export interface PublicBrand extends BrandColors {
  name: string
  logo: { url: string; width: number; height: number } | null
  buttonStyle: ButtonStyle
  font: Font
  colorScheme: ColorScheme
  phone: string
  email: string
  address: string
  website: string
  license: string
  disclaimer: string
  marks: Mark[]
  privacyUrl: string
  termsUrl: string
  /** Texts of the agency for visitors who read Spanish. */
  inSpanish?: { license?: string; disclaimer?: string }
}

/** A saved brand or an unsaved draft. */
export type BrandParts = Pick<Branding, 'name' | 'style' | 'details' | 'compliance'>

export function toPublicBrand({ name, style, details, compliance }: BrandParts): PublicBrand {
  const { digitalDisclaimer, spanish } = compliance
  const marks: [Mark, boolean][] = [
    ['EQUAL_HOUSING', digitalDisclaimer.showEqualHousingLogo],
    ['EQUAL_HOUSING_LENDER', digitalDisclaimer.showEqualHousingLenderLogo],
    ['REALTOR', digitalDisclaimer.showRealtorLogo],
  ]
  return {
    name: details.displayName || details.company || name,
    logo: style.logos.find(({ logoId }) => logoId === style.digitalLogoId)?.media ?? null,
    ...getBrandColors(style.primaryColor ?? defaultColor),
    buttonStyle: style.buttonStyle,
    font: style.font,
    colorScheme: style.colorScheme,
    phone: details.phone,
    email: details.email,
    address: details.address,
    website: details.website,
    license: compliance.licenseText,
    disclaimer: digitalDisclaimer.text,
    marks: marks.filter(([, isEnabled]) => isEnabled).map(([mark]) => mark),
    privacyUrl: compliance.privacyPolicy,
    termsUrl: compliance.termsAndConditions,
    ...((spanish.licenseText || spanish.disclaimer) && {
      inSpanish: {
        ...(spanish.licenseText && { license: spanish.licenseText }),
        ...(spanish.disclaimer && { disclaimer: spanish.disclaimer }),
      },
    }),
  }
}
