import * as z from 'zod'
import { Id, OptionalText, RequiredText } from '../http/fields.ts'
import { presetNames } from './presets.ts'

export const importBytesMaximum = 100_000_000
/** A file of more is refused whole, and says so: half a file would look like all of it. */
export const importRowsMaximum = 250_000
export const importColumnsMaximum = 200

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

export const importStates = [
  'UPLOADING',
  'READY',
  'CHECKING',
  'CHECKED',
  'IMPORTING',
  'DONE',
  'CANCELLED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const
export type ImportState = (typeof importStates)[number]

export const rowOutcomes = ['NEW', 'UPDATED', 'SKIPPED', 'INVALID'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** How a file is to be read. */
export const ImportReading = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  hasHeader: z.boolean(),
})
export type ImportReading = z.infer<typeof ImportReading>

/** Who counts as known, and what becomes of them and of those who are new. */
export const ImportChoices = z.object({
  matchBy: z.enum(['EMAIL', 'EMAIL_OR_PHONE']),
  onMatch: z.enum(['FILL', 'OVERWRITE', 'SKIP']),
  /** Whether those who are new have agreed to be written to. Nobody answers this but who has the list. */
  mayEmail: z.boolean('Please say whether they agreed'),
  tag: OptionalText(64).default(''),
  source: OptionalText(64).default(''),
  ownerId: Id.nullable().default(null),
})
export type ImportChoices = z.output<typeof ImportChoices>

/** A target for every column; nothing for one that is left out. */
export const ImportMapping = z.array(z.string().max(60)).max(importColumnsMaximum)

const count = z.number().int()

export const Import = z.object({
  _id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: z.number(),
  /** Files are kept for a while and go when somebody in them is erased. */
  hasFile: z.boolean(),
  reading: ImportReading,
  headers: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  preset: z.enum(presetNames).nullable(),
  mapping: z.array(z.string()),
  /** The mapping is the one that was last used for these headers. */
  isRemembered: z.boolean(),
  choices: ImportChoices.nullable(),
  counts: z.object({ NEW: count, UPDATED: count, SKIPPED: count, INVALID: count }),
  /** Whom rows name as the owner of a contact whom nobody knows, and in how many rows. */
  unknownOwners: z.array(z.object({ name: z.string(), rows: count })),
  /** From 0 to 1 while it is at work. */
  progress: z.number(),
  /** Why it went no further. */
  problem: z.string().nullable(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  restored: count,
  leftAlone: count,
})
export type Import = z.infer<typeof Import>

/** Why a contact stays as they are when an import is taken back. */
export const leftInImport = ['CHANGED', 'EMAIL_TAKEN', 'MERGED', 'ERASED', 'USED'] as const
export type LeftInImport = (typeof leftInImport)[number]

export const ImportedRow = z.object({
  row: z.number(),
  outcome: z.enum(rowOutcomes),
  reason: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  contactId: z.string().nullable(),
  leftBecause: z.enum(leftInImport).nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const NewImport = z.object({
  fileName: RequiredText(250),
  bytes: z.number().int().min(1, 'This file is empty').max(importBytesMaximum, 'This file is larger than 100 MB'),
})

export const importFileAddress = (importId: string) => `/api/agent/imports/${encodeURIComponent(importId)}/file`
