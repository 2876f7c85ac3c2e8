import { mergeFields, parseMergeText } from '../../content/merge-fields.ts'
import type { EmailBlock } from '../blocks.ts'
import type { FilledEmail } from '../email-context.ts'
import { type EmailSettings, emailBytesMaximum } from '../email-settings.ts'
import { listBlockTexts } from './block-texts.ts'
import { listImageWarnings, listLinkWarnings, listMediaWarnings } from './block-warnings.ts'
import { findPlaceholder } from './find-placeholder.ts'

/** What could go wrong with an email, and how to fix it. */
export interface EmailWarning {
  /** Null is the email as a whole. */
  blockId: string | null
  message: string
  fix: string
}

/** Past this, phones cut the subject off. */
const goodSubjectLength = 60

/** Checks an email as one recipient gets it. Nothing here prevents publishing. */
export function listEmailWarnings(settings: EmailSettings, filled: FilledEmail): EmailWarning[] {
  const blocks = settings.blocks.flatMap((block) =>
    block.type === 'COLUMNS' ? [...block.left, ...block.right] : [block],
  )
  return [
    ...listSubjectWarnings(settings, filled),
    ...listTextWarnings(null, `${settings.subject}\n${settings.previewText}`),
    ...listBalanceWarnings(settings, filled),
    ...blocks.flatMap((block) => [
      ...listImageWarnings(block),
      ...listMediaWarnings(block),
      ...listLinkWarnings(block),
      ...listEventWarnings(block),
      ...listTextWarnings(block.id, listBlockTexts(block).join('\n')),
    ]),
  ]
}

function listSubjectWarnings({ previewText }: EmailSettings, { subject }: FilledEmail): EmailWarning[] {
  const length = Array.from(subject).length
  return [
    ...(length > goodSubjectLength
      ? [
          {
            blockId: null,
            message: `The subject has ${length} characters. Phones cut it off after about ${goodSubjectLength}.`,
            fix: 'Shorten the subject, or put the important words first.',
          },
        ]
      : []),
    ...(previewText.trim() === ''
      ? [
          {
            blockId: null,
            message: 'There is no preview text, so inboxes show the first words of the email.',
            fix: 'Add one sentence that makes people want to open the email.',
          },
        ]
      : []),
  ]
}

function listBalanceWarnings({ blocks }: EmailSettings, { html }: FilledEmail): EmailWarning[] {
  const hasWords = blocks.some(({ type }) => !['IMAGE', 'BUTTON', 'DIVIDER', 'SPACER', 'SOCIAL'].includes(type))
  const kilobytes = Math.ceil(new TextEncoder().encode(html).length / 1000)
  return [
    ...(!hasWords && blocks.some(({ type }) => type === 'IMAGE')
      ? [
          {
            blockId: null,
            message: 'The email is only images. Spam filters distrust that, and many people see no images at first.',
            fix: 'Add a text that says the same.',
          },
        ]
      : []),
    ...(kilobytes * 1000 > emailBytesMaximum
      ? [
          {
            blockId: null,
            message: `The email has ${kilobytes} kB. Gmail cuts long emails off.`,
            fix: `Remove some blocks to stay below ${emailBytesMaximum / 1000} kB.`,
          },
        ]
      : []),
  ]
}

function listEventWarnings(block: EmailBlock): EmailWarning[] {
  if (block.type !== 'EVENT' || !(Date.parse(block.startsAt) < Date.now())) return []
  return [{ blockId: block.id, message: 'The event is in the past.', fix: 'Change the date.' }]
}

function listTextWarnings(blockId: string | null, text: string): EmailWarning[] {
  const words = text.replace(/\{\{[^{}]*\}\}/g, ' ')
  const shouted = [...words.matchAll(capitals)].map(([found]) => found).find((found) => !abbreviations.has(found))
  const placeholder = findPlaceholder(text)
  const place = blockId === null ? ' in the subject or preview text' : ''
  const exclamations = words.match(/[!！]/g)?.length ?? 0
  return [
    ...(shouted
      ? [
          {
            blockId,
            message: `“${shouted}” is in capitals, which spam filters dislike.`,
            fix: 'Write it in lower case.',
          },
        ]
      : []),
    ...(exclamations > 1
      ? [{ blockId, message: `There are ${exclamations} exclamation marks.`, fix: 'Keep one at most.' }]
      : []),
    ...(placeholder
      ? [
          {
            blockId,
            message: `The placeholder ${placeholder} is left${place}.`,
            fix: 'Replace it and remove the brackets.',
          },
        ]
      : []),
    ...parseMergeText(text).flatMap((part): EmailWarning[] => {
      if (part.type === 'unknown')
        return [
          { blockId, message: `${part.text} is not a merge field.`, fix: 'Choose one from the list, or delete it.' },
        ]
      if (part.type === 'text' || part.fallback || mergeFields[part.name].isAlwaysKnown) return []
      const fix = `Add what they see instead: {{${part.name} | …}}`
      return [{ blockId, message: `Not every contact has “${mergeFields[part.name].label}”.`, fix }]
    }),
  ]
}

/** A word of four letters, or words that follow each other. */
const capitals = /(?<!\p{L})(?:\p{Lu}{3,}(?:\s+\p{Lu}{2,})+|\p{Lu}{4,})(?!\p{L})/gu
const abbreviations = new Set(['REALTOR', 'REALTORS', 'HELOC', 'FSBO', 'FHFA', 'PITI'])
