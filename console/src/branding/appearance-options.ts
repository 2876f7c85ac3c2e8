import type { ButtonStyle, Font } from '@gable/shared/branding/appearance.ts'

export const buttonStyleOptions: { value: ButtonStyle; label: string }[] = [
  { value: 'ROUNDED', label: 'Rounded' },
  { value: 'SQUARE', label: 'Square' },
  { value: 'PILL', label: 'Pill' },
]

export const fontOptions: { value: Font; label: string }[] = [
  { value: 'SYSTEM', label: 'System' },
  { value: 'HUMANIST', label: 'Humanist' },
  { value: 'GEOMETRIC', label: 'Geometric' },
  { value: 'SERIF', label: 'Serif' },
  { value: 'SLAB', label: 'Slab' },
]
