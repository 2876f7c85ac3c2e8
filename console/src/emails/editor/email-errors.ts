import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import { EmailRules } from '@gable/shared/emails/email-rules.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'

/** What prevents publishing, in the order of the email. */
export interface EmailError {
  /** Null is the email itself. */
  blockId: string | null
  /** The setting, such as `subject` or `link.value`. */
  field: string
  message: string
}

export function listEmailErrors(settings: EmailSettings): EmailError[] {
  const issues = EmailRules.safeParse(settings).error?.issues ?? []
  return [...issues.map(({ path, message }) => toError(settings, path, message)), ...listMergeFieldErrors(settings)]
}

/** Follows the path of an issue to the innermost block. */
function toError(settings: EmailSettings, path: PropertyKey[], message: string): EmailError {
  let value: unknown = settings
  let blockId: string | null = null
  let field: PropertyKey[] = []
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key]
    field.push(key)
    if (!isBlock(value)) continue
    blockId = value.id
    field = []
  }
  return { blockId, field: field.join('.'), message }
}

/** The errors that the server found, by path. */
export const toServerErrors = (settings: EmailSettings, fields: Record<string, string>): EmailError[] =>
  Object.entries(fields).map(([path, message]) => toError(settings, path.split('.'), message))

const isBlock = (value: unknown): value is EmailBlock =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && typeof value.id === 'string'

function listMergeFieldErrors({ subject, previewText, blocks }: EmailSettings): EmailError[] {
  return [...listTextErrors(null, { subject, previewText }), ...blocks.flatMap(listBlockErrors)]
}

function listBlockErrors(block: EmailBlock): EmailError[] {
  if (block.type === 'COLUMNS') return [...block.left, ...block.right].flatMap(listBlockErrors)
  const { id, type: _, ...fields } = block
  return listTextErrors(id, fields)
}

/** Only texts that recipients read may contain merge fields. */
const textFields = new Set(['subject', 'previewText', 'text', 'title', 'label', 'buttonLabel', 'alt', 'place'])

const listTextErrors = (blockId: string | null, fields: object): EmailError[] =>
  Object.entries(fields).flatMap(([field, text]) =>
    typeof text === 'string' && textFields.has(field)
      ? listMergeErrors(text).map((message) => ({ blockId, field, message }))
      : [],
  )
