import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { toPageTheme } from '@gable/shared/branding/theme.ts'
import { colorSchemes } from '../brand/color-scheme.ts'

/**
 * Gives the previewed page the colors of its brand, which may have changed since the page was loaded. What is the
 * same is not set again, which would style the whole page again.
 */
export function applyBrand(brand: PublicBrand) {
  const { style } = document.documentElement
  const changed = { ...toPageTheme(brand), 'color-scheme': colorSchemes[brand.colorScheme] }
  for (const [name, value] of Object.entries(changed))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
