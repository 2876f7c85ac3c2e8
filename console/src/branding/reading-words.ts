import type { Reading } from '@gable/shared/branding/brand-colours.ts'
import { readableContrast } from '@gable/shared/branding/contrast.ts'

/** What is said about one use of a colour, with the figures before and after. */
export function sentenceOf({ use, shown, before, after }: Reading, onColour: string): string {
  const text = onColour === '#FFFFFF' ? 'white' : 'dark'
  if (before >= readableContrast) return `${fine(text)[use]} is easy to read (${ratio(before)}).`
  const [where, how, goal] = adjusted(text)[use]
  return `${where} it is ${how} to ${shown} ${goal} (${ratio(after)} instead of ${ratio(before)}).`
}

const fine = (text: string): Record<Reading['use'], string> => ({
  ground: `As a button, ${text} text on it`,
  light: 'As text on white it',
  dark: 'As text on a dark ground it',
})

const adjusted = (text: string): Record<Reading['use'], readonly [string, string, string]> => ({
  ground: ['As a button', text === 'white' ? 'darkened' : 'lightened', `so that ${text} text on it stays readable`],
  light: ['As text on white', 'darkened', 'to stay readable'],
  dark: ['As text on a dark ground', 'lightened', 'to stay readable'],
})

/** Rounded down, so that what falls short of the limit never reads as if it reached it. */
const ratio = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`
