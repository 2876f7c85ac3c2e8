import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { toTheme } from '@gable/shared/branding/theme.ts'

/** The custom properties that style a page in an agency's brand. */
export const renderBrandStyle = (brand: PublicBrand) =>
  `:root{${Object.entries(toTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
