import type { ContrastReport } from '@gable/shared/branding/brand-colors.ts'
import { minimumContrast } from '@gable/shared/branding/contrast.ts'

/** What is said about one use of a colour, with the figures before and after. */
export function sentenceOf({ use, adjusted, before, after }: ContrastReport, onColour: string): string {
  const text = onColour === '#FFFFFF' ? 'white' : 'dark'
  if (before >= minimumContrast) return `${fine(text)[use]} is easy to read (${ratio(before)}).`
  const [where, how, goal] = adjusted(text)[use]
  return `${where} it is ${how} to ${adjusted} ${goal} (${ratio(after)} instead of ${ratio(before)}).`
}

const fine = (text: string): Record<ContrastReport['use'], string> => ({
  ground: `As a button, ${text} text on it`,
  light: 'As text on white it',
  dark: 'As text on a dark ground it',
})

const adjusted = (text: string): Record<ContrastReport['use'], readonly [string, string, string]> => ({
  ground: ['As a button', text === 'white' ? 'darkened' : 'lightened', `so that ${text} text on it stays readable`],
  light: ['As text on white', 'darkened', 'to stay readable'],
  dark: ['As text on a dark ground', 'lightened', 'to stay readable'],
})

/** Rounded down, so that what falls short of the limit never reads as if it reached it. */
const ratio = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`
