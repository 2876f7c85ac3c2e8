import { cornersOf, fontStacks } from '@gable/shared/branding/look.ts'
import { marks } from '@gable/shared/branding/marks.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { escapeHtml } from './escape-html.ts'
import { type Dress, roofIn } from './layout.ts'
import { signatureHtml, signatureText } from './signature.ts'

/** What makes a letter an agency's own: its brand, who signs it, and the origin its pictures are fetched from. */
export interface Letterhead {
  brand: PublicBrand
  signature?: Signature | undefined
  origin: string
}

/** How a letter of this brand is dressed: everything in it is HTML. */
export function dressOf({ brand, signature, origin }: Letterhead): Dress {
  const { colour, onColour, ink, inkOnDark, buttonStyle, font } = brand
  return {
    look: { colour, onColour, ink, inkOnDark, corners: cornersOf[buttonStyle], font: fontStacks[font] },
    head: brand.logo ? logoOf(brand, origin) : roofIn(colour) + escapeHtml(brand.name),
    closing: signature && signatureText(signature) ? signatureHtml(signature) : undefined,
    small: smallPrintOf(brand).map((text) => escapeHtml(text).replaceAll('\n', '<br>')),
    marks: brand.marks.map((mark) => `${mark === 'REALTOR' ? '' : '&#8962;&nbsp;'}${escapeHtml(marks[mark].label)}`),
  }
}

/** What stands under a letter of this brand that is plain text. */
export const closingText = ({ brand, signature }: Letterhead): string =>
  [
    (signature && signatureText(signature)) || `— ${brand.name}`,
    ...smallPrintOf(brand),
    brand.marks.map((mark) => marks[mark].label).join(' · '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const smallPrintOf = ({ name, address, phone, website, license, disclaimer }: PublicBrand) =>
  [[name, address, phone, website].filter((part) => part !== '').join(' · '), license, disclaimer].filter(
    (part) => part !== '',
  )

/** A mail program takes a picture's size from its attributes alone. It lies on white, which most logos are drawn for. */
function logoOf({ name, logo }: PublicBrand, origin: string): string {
  if (!logo) return ''
  const scale = Math.min(1, 220 / logo.width, 64 / logo.height)
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)))
  const url = escapeHtml(origin + logo.url)
  return `<span style="display:inline-block;padding:10px 14px;background:#ffffff;border-radius:8px"><img src="${url}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0"></span>`
}
