import type { Branding } from './branding.ts'
import { readableOn, textOn } from './contrast.ts'
import { type ButtonStyle, defaultColour, type Font } from './look.ts'

export type Mark = 'EQUAL_HOUSING' | 'EQUAL_HOUSING_LENDER' | 'REALTOR'

/** A brand as visitors see it: everything decided, nothing left to compute on their device. */
export interface PublicBrand {
  name: string
  logo: { url: string; width: number; height: number } | null
  /** The brand's ground, the text on it, and the brand as text on light and on dark ground. */
  colour: string
  onColour: string
  ink: string
  inkOnDark: string
  buttonStyle: ButtonStyle
  font: Font
  phone: string
  email: string
  address: string
  website: string
  license: string
  disclaimer: string
  marks: Mark[]
  privacyUrl: string
  termsUrl: string
}

export function publicBrandOf({ name, style, details, compliance }: Branding): PublicBrand {
  const chosen = style.primaryColor ?? defaultColour
  // A middling colour carries neither white nor black text: it is darkened until it does.
  const colour = textOn(chosen) === '#FFFFFF' ? readableOn(chosen, '#FFFFFF') : chosen
  const { digitalDisclaimer } = compliance
  const shown: [Mark, boolean][] = [
    ['EQUAL_HOUSING', digitalDisclaimer.showEqualHousingLogo],
    ['EQUAL_HOUSING_LENDER', digitalDisclaimer.showEqualHousingLenderLogo],
    ['REALTOR', digitalDisclaimer.showRealtorLogo],
  ]
  return {
    name: details.displayName || details.company || name,
    logo: style.logos.find(({ logoId }) => logoId === style.digitalLogoId)?.media ?? null,
    colour,
    onColour: textOn(colour),
    ink: readableOn(chosen, '#FFFFFF'),
    inkOnDark: readableOn(chosen, '#1C1917'),
    buttonStyle: style.buttonStyle,
    font: style.font,
    phone: details.phone,
    email: details.email,
    address: details.address,
    website: details.website,
    license: compliance.licenseText,
    disclaimer: digitalDisclaimer.text,
    marks: shown.filter(([, isShown]) => isShown).map(([mark]) => mark),
    privacyUrl: compliance.privacyPolicy,
    termsUrl: compliance.termsAndConditions,
  }
}
