import { cornersOf, fontStacks } from '@gable/shared/branding/look.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'

/** The brand as the custom properties that the journey's style sheet asks for. */
export const themeOf = (brand: PublicBrand): Record<string, string> => ({
  '--gable-colour': brand.colour,
  '--gable-on-colour': brand.onColour,
  '--gable-ink': brand.ink,
  '--gable-ink-on-dark': brand.inkOnDark,
  '--gable-corners': cornersOf[brand.buttonStyle],
  '--gable-font': fontStacks[brand.font],
})
