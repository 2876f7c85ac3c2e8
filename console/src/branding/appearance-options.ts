import type { ButtonStyle, ColorScheme, Font } from '@gable/shared/branding/appearance.ts'
import { fontPairNames, fontPairs } from '@gable/shared/branding/brand-fonts.ts'

export const buttonStyleOptions: { value: ButtonStyle; label: string }[] = [
  { value: 'ROUNDED', label: 'Rounded' },
  { value: 'SQUARE', label: 'Square' },
  { value: 'PILL', label: 'Pill' },
]

export const colorSchemeOptions: { value: ColorScheme; label: string }[] = [
  { value: 'LIGHT', label: 'Light' },
  { value: 'DARK', label: 'Dark' },
  { value: 'DEVICE', label: 'As on the device' },
]

/** Fonts that pages load, in pairs. */
export const fontPairOptions: { value: Font; label: string }[] = fontPairNames.map((value) => ({
  value,
  label: fontPairs[value].label,
}))

/** Fonts that come with the visitor's device. */
export const deviceFontOptions: { value: Font; label: string }[] = [
  { value: 'SYSTEM', label: 'System' },
  { value: 'HUMANIST', label: 'Humanist' },
  { value: 'GEOMETRIC', label: 'Geometric' },
  { value: 'SERIF', label: 'Serif' },
  { value: 'SLAB', label: 'Slab' },
]
