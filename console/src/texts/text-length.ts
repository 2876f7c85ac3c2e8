import { pluralize } from '@gable/shared/text/pluralize.ts'
import { measureText } from '@gable/shared/texts/segments.ts'

/** What a text is billed as, and why it is more than its length suggests. */
export function describeTextLength(text: string): string {
  if (text === '') return 'Up to 160 characters are billed as one text.'
  const { encoding, segments } = measureText(text)
  const texts = `Billed as ${pluralize(segments, 'text')}.`
  return encoding === 'GSM-7' ? texts : `${texts} With emojis or special characters, a text has 70 characters.`
}
