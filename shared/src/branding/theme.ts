import { cornersOf, fontStacks } from './look.ts'
import type { PublicBrand } from './public-brand.ts'

/** The brand as the custom properties that style sheets for visitors ask for. */
export const themeOf = (brand: PublicBrand): Record<string, string> => ({
  '--gable-colour': brand.colour,
  '--gable-on-colour': brand.onColour,
  '--gable-ink': brand.ink,
  '--gable-ink-on-dark': brand.inkOnDark,
  '--gable-corners': cornersOf[brand.buttonStyle],
  '--gable-font': fontStacks[brand.font],
})
