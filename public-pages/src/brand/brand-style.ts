import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { themeOf } from '@gable/shared/branding/theme.ts'

/** The colours of a brand, as the one thing on a page that differs from agency to agency. */
export const brandStyle = (brand: PublicBrand) =>
  `:root{${Object.entries(themeOf(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
