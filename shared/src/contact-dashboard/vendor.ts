import * as z from 'zod'
import { OptionalText } from '../http/fields.ts'
import { isEmail, isPhone } from '../identity/contact-formats.ts'
import { maxLengths } from './limits.ts'

export const vendorTypes = ['COMPANY', 'INDIVIDUAL'] as const
export type VendorType = (typeof vendorTypes)[number]

export const vendorCategories = [
  'LENDER',
  'TITLE_COMPANY',
  'INSURANCE',
  'INSPECTOR',
  'ATTORNEY',
  'CONTRACTOR',
  'MOVER',
  'OTHER',
] as const
export type VendorCategory = (typeof vendorCategories)[number]

export const vendorCategoryLabels: Record<VendorCategory, string> = {
  LENDER: 'Lender',
  TITLE_COMPANY: 'Title company',
  INSURANCE: 'Insurance',
  INSPECTOR: 'Home inspector',
  ATTORNEY: 'Attorney',
  CONTRACTOR: 'Contractor',
  MOVER: 'Mover',
  OTHER: 'Other',
}

/** An uploaded picture. */
const LogoMedia = z.object({
  url: z.string().max(300),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
})

/** Missing values are left out rather than stored as empty strings. */
export const Vendor = z.object({
  _id: z.string(),
  type: z.enum(vendorTypes),
  name: z.string().optional(),
  companyName: z.string().optional(),
  nmlsId: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  category: z.enum(vendorCategories).optional(),
  logoMedia: LogoMedia.optional(),
  /** Licenses, terms and whatever else the law wants beside an offer of the vendor. */
  disclosure: z.string().optional(),
  /** Shows the statement of equal housing. */
  isEqualHousing: z.boolean().optional(),
  updatedAt: z.string(),
})
export type Vendor = z.infer<typeof Vendor>

const nonEmpty = (text: string) => text || undefined

export const VendorInput = z
  .object({
    type: z.enum(vendorTypes, 'Vendor Type is required.'),
    name: OptionalText(maxLengths.name * 2).default(''),
    companyName: OptionalText(maxLengths.name * 2).default(''),
    nmlsId: z
      .string()
      .trim()
      .max(maxLengths.vendorLicense, `License cannot be more than ${maxLengths.vendorLicense} characters`)
      .default(''),
    email: z
      .string()
      .trim()
      .max(254)
      .refine((text) => text === '' || isEmail(text), 'Please enter a valid email address')
      .default(''),
    phone: z
      .string()
      .trim()
      .refine((text) => text === '' || isPhone(text), 'Enter a valid phone number')
      .default(''),
    category: z.enum(vendorCategories).or(z.literal('')).default(''),
    logoMedia: LogoMedia.nullish(),
    disclosure: OptionalText(maxLengths.vendorDisclosure).default(''),
    isEqualHousing: z.boolean().default(false),
  })
  .refine(({ type, name }) => type !== 'INDIVIDUAL' || name !== '', { path: ['name'], message: 'Name is required' })
  .refine(({ type, companyName }) => type !== 'COMPANY' || companyName !== '', {
    path: ['companyName'],
    message: 'Company name is required',
  })
  .transform(({ type, name, companyName, nmlsId, email, phone, category, logoMedia, disclosure, isEqualHousing }) => ({
    type,
    name: nonEmpty(name),
    companyName: nonEmpty(companyName),
    nmlsId: nonEmpty(nmlsId),
    email: nonEmpty(email),
    phone: nonEmpty(phone),
    category: category || undefined,
    logoMedia: logoMedia ?? undefined,
    disclosure: nonEmpty(disclosure),
    isEqualHousing: isEqualHousing || undefined,
  }))
export type VendorInput = z.input<typeof VendorInput>
export type VendorFields = z.output<typeof VendorInput>

/** The person, or else the company. */
export const getVendorName = ({ name, companyName }: Pick<Vendor, 'name' | 'companyName'>): string =>
  name ?? companyName ?? ''
