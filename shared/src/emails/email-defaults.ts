import { emailTopics } from '../content/content-kind.ts'
import { newId } from '../ids.ts'
import {
  blockAligns,
  blockTypes,
  type ColumnBlock,
  columnBlockTypes,
  type EmailBlock,
  emailLinkKinds,
  socialNetworks,
} from './blocks.ts'
import { blockDefaults } from './create-block.ts'
import type { EmailSettings } from './email-settings.ts'

/**
 * Stored settings of any age made whole, so that the renderer and the editor find every value they expect. What is
 * missing or has the wrong type gets its default, and blocks that no longer exist are left out.
 */
export function withEmailDefaults(stored: object): EmailSettings {
  const settings: Partial<Record<keyof EmailSettings, unknown>> = stored
  return {
    subject: toText(settings.subject),
    previewText: toText(settings.previewText),
    topic: emailTopics.find((topic) => topic === settings.topic) ?? 'HOME_UPDATES',
    brandingId: typeof settings.brandingId === 'string' ? settings.brandingId : null,
    blocks: toBlocks<EmailBlock>(settings.blocks, blockTypes),
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function toBlocks<T extends EmailBlock>(stored: unknown, types: readonly T['type'][]): T[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isRecord).flatMap((block) => {
    const type = types.find((known) => known === block.type)
    return type ? [toBlock(type, block) as T] : []
  })
}

function toBlock(type: EmailBlock['type'], stored: Record<string, unknown>): EmailBlock {
  const block: Record<string, unknown> = { ...blockDefaults(type), id: newId() }
  for (const [key, fallback] of Object.entries(block)) {
    if (key !== 'type' && key in stored && isValid(type, key, stored[key], fallback)) block[key] = stored[key]
  }
  if (type === 'COLUMNS') {
    for (const side of ['left', 'right']) block[side] = toBlocks<ColumnBlock>(stored[side], columnBlockTypes)
  }
  return block as EmailBlock
}

function isValid(type: EmailBlock['type'], key: string, value: unknown, fallback: unknown): boolean {
  if (key === 'align') return blockAligns.some((align) => align === value)
  if (key === 'image') return value === null || isImage(value)
  if (key === 'link') return (value === null && type === 'IMAGE') || isLink(value)
  if (key === 'links') return Array.isArray(value) && value.every(isSocialLink)
  return typeof value === typeof fallback
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLink = (value: unknown) =>
  isRecord(value) && emailLinkKinds.some((kind) => kind === value.kind) && typeof value.value === 'string'

const isSocialLink = (value: unknown) =>
  isRecord(value) && socialNetworks.some((network) => network === value.network) && typeof value.url === 'string'

const isImage = (value: unknown) =>
  isRecord(value) &&
  (value.kind === 'SCENE'
    ? typeof value.name === 'string'
    : value.kind === 'MEDIA' &&
      typeof value.url === 'string' &&
      typeof value.width === 'number' &&
      typeof value.height === 'number')
