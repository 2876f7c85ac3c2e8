import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { FileUrl } from '../document.tsx'
import { listPreloadedFonts } from './brand-fonts.ts'

interface FontPreloadsProps {
  brand: PublicBrand
  fileUrl: FileUrl
  /** Whether the largest text of the first screen is bold, such as a value. */
  isBoldFirst?: boolean
}

/** Loads the fonts of the first screen together with the page. */
export const FontPreloads = ({ brand, fileUrl, isBoldFirst }: FontPreloadsProps) =>
  listPreloadedFonts(brand.font, fileUrl, { isBoldFirst }).map(({ url, priority }) => (
    <link
      key={url}
      rel="preload"
      as="font"
      type="font/woff2"
      href={url}
      crossOrigin="anonymous"
      fetchpriority={priority}
    />
  ))
