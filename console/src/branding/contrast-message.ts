import type { ContrastReport } from '@gable/shared/branding/brand-colors.ts'
import { minimumContrast } from '@gable/shared/branding/contrast.ts'

/** Says in one sentence how readable a color is in one use, with the contrast before and after the adjustment. */
export function formatContrastReport({ use, adjusted, before, after }: ContrastReport, onColor: string): string {
  const textColor = onColor === '#FFFFFF' ? 'white' : 'dark'
  if (before >= minimumContrast)
    return `${getReadableSubject(textColor)[use]} is easy to read (${formatRatio(before)}).`
  const [where, change, purpose] = getAdjustment(textColor)[use]
  return `${where}, it is ${change} to ${adjusted} ${purpose} (${formatRatio(after)} instead of ${formatRatio(before)}).`
}

const getReadableSubject = (textColor: string): Record<ContrastReport['use'], string> => ({
  button: `As a button, ${textColor} text on it`,
  light: 'As text on white, it',
  dark: 'As text on a dark background, it',
})

const getAdjustment = (textColor: string): Record<ContrastReport['use'], readonly [string, string, string]> => ({
  button: [
    'As a button',
    textColor === 'white' ? 'darkened' : 'lightened',
    `so that ${textColor} text on it stays readable`,
  ],
  light: ['As text on white', 'darkened', 'to stay readable'],
  dark: ['As text on a dark background', 'lightened', 'to stay readable'],
})

/** Rounds down, so that a contrast below the minimum never looks as if it reached it. */
const formatRatio = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`
