import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { toPageTheme } from '@gable/shared/branding/theme.ts'
import type { FileUrl } from '../document.tsx'
import { renderFontFaces } from './brand-fonts.ts'
import { colorSchemes } from './color-scheme.ts'

/** The custom properties and fonts that style a page in an agency's brand. */
export const renderBrandStyle = (brand: PublicBrand, fileUrl: FileUrl) =>
  `${renderFontFaces(brand.font, fileUrl)}:root{${Object.entries(toPageTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}@media screen{html:root{color-scheme:${colorSchemes[brand.colorScheme]}}}`
