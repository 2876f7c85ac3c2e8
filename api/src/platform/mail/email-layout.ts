import { borderRadii, fontStacks } from '@gable/shared/branding/appearance.ts'
import { marks } from '@gable/shared/branding/marks.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import { renderRoof, type TemplateBrand } from './email-template.ts'
import { renderSignatureHtml, renderSignatureText } from './signature.ts'

/** The look of an agency's emails: its brand, the signature, and the origin its images load from. */
export interface EmailLayout {
  brand: PublicBrand
  signature?: Signature | undefined
  origin: string
}

/** The parts of the template that depend on the brand, as HTML. */
export function toTemplateBrand({ brand, signature, origin }: EmailLayout): TemplateBrand {
  const { color, onColor, ink, inkOnDark, buttonStyle, font } = brand
  return {
    theme: {
      color,
      onColor,
      ink,
      inkOnDark,
      corners: borderRadii[buttonStyle],
      font: fontStacks[font],
    },
    header: brand.logo ? renderLogo(brand, origin) : renderRoof(color) + escapeMarkup(brand.name),
    closing: signature && renderSignatureText(signature) ? renderSignatureHtml(signature) : undefined,
    smallPrint: smallPrintLines(brand).map((text) => escapeMarkup(text).replaceAll('\n', '<br>')),
    badges: brand.marks.map((mark) => `${mark === 'REALTOR' ? '' : '&#8962;&nbsp;'}${escapeMarkup(marks[mark].label)}`),
  }
}

/** The end of a plain-text email: signature, small print and badges. */
export const renderClosingText = ({ brand, signature }: EmailLayout): string =>
  [
    (signature && renderSignatureText(signature)) || `— ${brand.name}`,
    ...smallPrintLines(brand),
    brand.marks.map((mark) => marks[mark].label).join(' · '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const smallPrintLines = ({ name, address, phone, website, license, disclaimer }: PublicBrand) =>
  [[name, address, phone, website].filter((part) => part !== '').join(' · '), license, disclaimer].filter(
    (part) => part !== '',
  )

/** Some email clients ignore CSS sizes, so the size is in attributes. The white background suits most logos in dark mode. */
function renderLogo({ name, logo }: PublicBrand, origin: string): string {
  if (!logo) return ''
  const scale = Math.min(1, 220 / logo.width, 64 / logo.height)
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)))
  const url = escapeMarkup(origin + logo.url)
  return `<span style="display:inline-block;padding:10px 14px;background:#ffffff;border-radius:8px"><img src="${url}" alt="${escapeMarkup(name)}" width="${width}" height="${height}" style="display:block;border:0"></span>`
}
