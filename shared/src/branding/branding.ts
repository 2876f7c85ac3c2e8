import * as z from 'zod'
import { OptionalText, OptionalUrl, RequiredText } from '../http/fields.ts'
import { isEmail } from '../identity/contact-formats.ts'
import { Phone } from '../identity/user.ts'
import { buttonStyles, colorSchemes, fonts } from './appearance.ts'
import { BrandingProof } from './proof.ts'

const Logo = z.object({
  logoId: z.uuid(),
  media: z.object({ url: z.string().max(300), width: z.number().int().min(1), height: z.number().int().min(1) }),
})
export type Logo = z.infer<typeof Logo>

export const logosMaximum = 12
export const brandsMaximum = 50

/** Color and logo are optional, since a brand is set up step by step. `isComplete` reports whether both are set. */
export const BrandingStyle = z
  .object({
    primaryColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Please enter a color such as #CC3616')
      .transform((color) => color.toUpperCase())
      .nullable(),
    buttonStyle: z.enum(buttonStyles),
    font: z.enum(fonts),
    colorScheme: z.enum(colorSchemes).default('LIGHT'),
    logos: z.array(Logo).max(logosMaximum, `A brand cannot have more than ${logosMaximum} logos`),
    digitalLogoId: z.uuid().nullable(),
    printLogoId: z.uuid().nullable(),
  })
  .refine(({ logos }) => new Set(logos.map(({ logoId }) => logoId)).size === logos.length, {
    path: ['logos'],
    message: 'The same logo is listed twice',
  })
  .refine(({ logos, digitalLogoId }) => isAmong(logos, digitalLogoId), {
    path: ['digitalLogoId'],
    message: 'Please select one of the logos',
  })
  .refine(({ logos, printLogoId }) => isAmong(logos, printLogoId), {
    path: ['printLogoId'],
    message: 'Please select one of the logos',
  })
export type BrandingStyle = z.infer<typeof BrandingStyle>

const isAmong = (logos: Logo[], id: string | null) => id === null || logos.some(({ logoId }) => logoId === id)

export const BrandingDetails = z.object({
  displayName: OptionalText(80),
  company: OptionalText(120),
  phone: Phone,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email'),
  address: OptionalText(200),
  website: OptionalUrl,
})
export type BrandingDetails = z.infer<typeof BrandingDetails>

/** What visitors read in Spanish. Empty means the text that is not in Spanish either, or the default one. */
const SpanishCompliance = z.object({
  consentText: OptionalText(1000),
  licenseText: OptionalText(200),
  disclaimer: OptionalText(1000),
})

export const noSpanishCompliance = { consentText: '', licenseText: '', disclaimer: '' }

export const BrandingCompliance = z.object({
  privacyPolicy: OptionalUrl,
  termsAndConditions: OptionalUrl,
  /** Empty means the default wording. */
  consentText: OptionalText(1000),
  licenseText: OptionalText(200),
  digitalDisclaimer: z.object({
    text: OptionalText(1000),
    showEqualHousingLogo: z.boolean(),
    showEqualHousingLenderLogo: z.boolean(),
    showRealtorLogo: z.boolean(),
  }),
  spanish: SpanishCompliance.default(noSpanishCompliance),
})
export type BrandingCompliance = z.infer<typeof BrandingCompliance>

export const brandingNameMaximum = 80
export const BrandingName = z.object({ name: RequiredText(brandingNameMaximum) })

export const Branding = z.object({
  _id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  isComplete: z.boolean(),
  /** Nothing new uses an archived brand. */
  isArchived: z.boolean(),
  website: z.string(),
  style: BrandingStyle,
  details: BrandingDetails,
  compliance: BrandingCompliance,
  proof: BrandingProof,
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
})
export type Branding = z.infer<typeof Branding>
