import type { Branding } from '../branding/branding.ts'
import { toPublicBrand } from '../branding/public-brand.ts'
import type { PostcardSender } from './postcard-context.ts'

/** What a brand puts on its postcards. */
export function toPostcardSender(branding: Branding): PostcardSender {
  const brand = toPublicBrand(branding)
  const { logos, printLogoId } = branding.style
  return {
    brand,
    printLogo: logos.find(({ logoId }) => logoId === printLogoId)?.media ?? null,
    legalText: [brand.license, brand.disclaimer].filter((text) => text.trim() !== '').join(' '),
    returnAddress: [brand.name, ...toAddressLines(brand.address)],
  }
}

/** Street and place: `1 Harbor Street, Dover, NH 03820` on two lines. */
function toAddressLines(address: string): string[] {
  const lines = address.split('\n').filter((line) => line.trim() !== '')
  const [only = ''] = lines
  const comma = lines.length === 1 ? only.indexOf(',') : -1
  return comma === -1 ? lines : [only.slice(0, comma).trim(), only.slice(comma + 1).trim()]
}
