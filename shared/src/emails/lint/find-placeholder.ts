import type { EmailSettings } from '../email-settings.ts'
import { listBlockTexts } from './block-texts.ts'

/** A text in brackets, which templates leave for the agent to replace. Links have brackets, too, and an address after them. */
export const findPlaceholder = (text: string): string | undefined =>
  text.replace(/\{\{[^{}]*\}\}/g, ' ').match(/\[[^[\]]+\](?!\()/)?.[0]

/** The first placeholder that is left in an email. */
export const findEmailPlaceholder = ({ subject, previewText, blocks }: EmailSettings): string | undefined =>
  [
    subject,
    previewText,
    ...blocks
      .flatMap((block) => (block.type === 'COLUMNS' ? [...block.left, ...block.right] : [block]))
      .flatMap(listBlockTexts),
  ]
    .map(findPlaceholder)
    .find((placeholder) => placeholder !== undefined)
