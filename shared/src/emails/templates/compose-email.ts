import { type ContentIntent, topicOfIntent } from '../../content/content-kind.ts'
import type { SceneName } from '../../landing-pages/scenes.ts'
import type { ColumnBlock, EmailBlock, EmailBlockSettings, EmailLink } from '../blocks.ts'
import type { EmailSettings } from '../email-settings.ts'

type ColumnSettings = Exclude<EmailBlockSettings, { type: 'COLUMNS' }> & { type: ColumnBlock['type'] }
type Draft = Exclude<EmailBlockSettings, { type: 'COLUMNS' }> | ColumnsDraft
type ColumnsDraft = { type: 'COLUMNS'; left: ColumnSettings[]; right: ColumnSettings[] }

/** The settings of a template. Blocks are numbered, so that a template is the same each time. */
export const composeEmail = (
  intent: ContentIntent,
  { subject, previewText }: Pick<EmailSettings, 'subject' | 'previewText'>,
  blocks: Draft[],
): EmailSettings => ({
  subject,
  previewText,
  topic: topicOfIntent[intent],
  brandingId: null,
  blocks: blocks.map((block, index) => toBlock(block, `block-${index + 1}`)),
})

const toBlock = (block: Draft, id: string): EmailBlock =>
  block.type === 'COLUMNS'
    ? { id, type: block.type, left: toColumn(block.left, `${id}-left`), right: toColumn(block.right, `${id}-right`) }
    : { id, ...block }

const toColumn = (blocks: ColumnSettings[], id: string) =>
  blocks.map((block, index): ColumnBlock => ({ id: `${id}-${index + 1}`, ...block }))

/** Paragraphs are separate arguments. */
export const text = (...paragraphs: string[]) => ({
  type: 'TEXT' as const,
  text: paragraphs.join('\n\n'),
  align: 'LEFT' as const,
})

export const heading = (words: string) => ({ type: 'HEADING' as const, text: words, align: 'LEFT' as const })

export const centered = <T extends { align: 'LEFT' | 'CENTER' }>(block: T) => ({ ...block, align: 'CENTER' as const })

export const scene = (name: SceneName, alt: string, link: EmailLink | null = null) => ({
  type: 'IMAGE' as const,
  image: { kind: 'SCENE' as const, name },
  alt,
  link,
})

const button = (label: string, kind: EmailLink['kind']) => ({
  type: 'BUTTON' as const,
  label,
  link: { kind, value: '' },
  align: 'LEFT' as const,
})
export const dashboardButton = (label: string) => button(label, 'DASHBOARD')
export const emailAgentButton = (label: string) => button(label, 'EMAIL_AGENT')
export const callAgentButton = (label: string) => button(label, 'CALL_AGENT')

export const divider = { type: 'DIVIDER' as const }
export const spacer = (height: number) => ({ type: 'SPACER' as const, height })

export const homeValue = (title: string, buttonLabel: string) => ({ type: 'HOME_VALUE' as const, title, buttonLabel })
export const equity = (title: string, buttonLabel: string) => ({ type: 'EQUITY' as const, title, buttonLabel })
export const comparables = (title: string, count: number, buttonLabel: string) => ({
  type: 'COMPARABLES' as const,
  title,
  count,
  buttonLabel,
})
export const market = (title: string) => ({ type: 'MARKET' as const, title })
export const agent = (words = '') => ({ type: 'AGENT' as const, text: words, showPhone: true, showEmail: true })
export const columns = (left: ColumnSettings[], right: ColumnSettings[]) => ({ type: 'COLUMNS' as const, left, right })
