import { borderRadii, fontStacks, headingStacks } from './appearance.ts'
import type { PublicBrand } from './public-brand.ts'

/** CSS custom properties for public pages. */
export const toPageTheme = (brand: PublicBrand): Record<string, string> => ({
  ...toTheme(brand),
  '--gable-heading-font': headingStacks[brand.font],
})

/** CSS custom properties for widgets. They load no font: the website has the brand's font, or the device's is used. */
export const toTheme = (brand: PublicBrand): Record<string, string> => ({
  '--gable-colour': brand.color,
  '--gable-on-colour': brand.onColor,
  '--gable-ink': brand.ink,
  '--gable-ink-on-dark': brand.inkOnDark,
  '--gable-corners': borderRadii[brand.buttonStyle],
  '--gable-font': fontStacks[brand.font],
})
