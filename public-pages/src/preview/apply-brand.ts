import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { toPageTheme } from '@gable/shared/branding/theme.ts'
import { colorSchemes } from '../brand/color-scheme.ts'

/** Gives the previewed page the colors of its brand, which may have changed since the page was loaded. */
export function applyBrand(brand: PublicBrand) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(toPageTheme(brand))) style.setProperty(name, value)
  style.colorScheme = colorSchemes[brand.colorScheme]
}
