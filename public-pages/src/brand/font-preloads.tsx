import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { FileUrl } from '../document.tsx'
import { listPreloadedFonts } from './brand-fonts.ts'

/** Loads the fonts of the first screen together with the page. */
export const FontPreloads = ({ brand, fileUrl }: { brand: PublicBrand; fileUrl: FileUrl }) =>
  listPreloadedFonts(brand.font, fileUrl).map(({ url, priority }) => (
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
