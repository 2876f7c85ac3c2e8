import { borderRadii, fontStacks } from './appearance.ts'
import type { PublicBrand } from './public-brand.ts'

/** CSS custom properties for widgets and public pages. */
export const toTheme = (brand: PublicBrand): Record<string, string> => ({
  '--gable-colour': brand.colour,
  '--gable-on-colour': brand.onColour,
  '--gable-ink': brand.ink,
  '--gable-ink-on-dark': brand.inkOnDark,
  '--gable-corners': borderRadii[brand.buttonStyle],
  '--gable-font': fontStacks[brand.font],
})
