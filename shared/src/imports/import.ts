import * as z from 'zod'
import { Id, OptionalText, RequiredText } from '../http/fields.ts'
import { dateOrders } from './parse-date.ts'
import { presetNames } from './presets.ts'

export const importBytesMaximum = 100 * 1024 * 1024
/** A longer file is rejected as a whole, because a partial import would look complete. */
export const importRowsMaximum = 250_000
/** Google Contacts and HubSpot export hundreds of columns. Columns after these are not imported. */
export const importColumnsMaximum = 1000

/** A workbook and contact cards are converted to CSV when they are uploaded. */
const importFileKinds = ['CSV', 'WORKBOOK', 'CARDS'] as const
export type ImportFileKind = (typeof importFileKinds)[number]

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

const importStates = [
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

export const rowOutcomes = ['NEW', 'UPDATED', 'UNCHANGED', 'SKIPPED', 'INVALID'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** The format of a file. */
export const ImportFormat = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  hasHeader: z.boolean(),
})
export type ImportFormat = z.infer<typeof ImportFormat>

/** The rules for matching rows with contacts, for updates and for new contacts. */
export const ImportChoices = z.object({
  matchBy: z.enum(['EMAIL', 'EMAIL_OR_PHONE']),
  onMatch: z.enum(['FILL', 'OVERWRITE', 'SKIP']),
  /** Whether the new contacts agreed to get emails. The agent must answer, so there is no default. */
  mayEmail: z.boolean('Please choose whether they agreed'),
  dateOrder: z.enum(dateOrders).default('MDY'),
  tag: OptionalText(64).default(''),
  source: OptionalText(64).default(''),
  ownerId: Id.nullable().default(null),
})
export type ImportChoices = z.output<typeof ImportChoices>

/** The target of each column. An empty string means the column is not imported. */
export const ImportMapping = z.array(z.string().max(60)).max(importColumnsMaximum)

const count = z.number().int()

export const Import = z.object({
  _id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: z.number(),
  /** Files are deleted after a while, and when a contact is erased. */
  hasFile: z.boolean(),
  fileKind: z.enum(importFileKinds),
  reading: ImportFormat,
  /** All columns of the file. Only the first ones are imported if there are too many. */
  columnCount: count,
  /** The order of day and month in the file. Null if the file has no dates that need one. */
  dateOrder: z.enum([...dateOrders, 'UNSURE']).nullable(),
  headers: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  preset: z.enum(presetNames).nullable(),
  mapping: z.array(z.string()),
  /** Whether the mapping is the one last used for these headers. */
  isRemembered: z.boolean(),
  choices: ImportChoices.nullable(),
  /** The outcomes of all rows, or of those that a stopped import has processed. */
  counts: z.object({ NEW: count, UPDATED: count, UNCHANGED: count, SKIPPED: count, INVALID: count }),
  /** People by outcome, after a check and after an import. Several rows may be about one person. */
  people: z.object({ NEW: count, UPDATED: count, UNCHANGED: count, SKIPPED: count }),
  /** Rows with values that are left out because they do not fit their field. */
  rowsWithDroppedValues: count,
  /** The number of rows that a stopped import has not imported. */
  remaining: count,
  /** Owner names that match no team member, with the number of rows. */
  unknownOwners: z.array(z.object({ name: z.string(), rows: count })),
  /** From 0 to 1, while a job is running. */
  progress: z.number(),
  /** The reason of a failure. */
  problem: z.string().nullable(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  restored: count,
  leftAlone: count,
})
export type Import = z.infer<typeof Import>

/** The reasons why undoing an import leaves a contact unchanged. */
const undoSkipReasons = ['CHANGED', 'EMAIL_TAKEN', 'MERGED', 'ERASED', 'USED'] as const
export type UndoSkipReason = (typeof undoSkipReasons)[number]

export const ImportedRow = z.object({
  row: z.number(),
  outcome: z.enum(rowOutcomes),
  reason: z.string().nullable(),
  /** The values that are left out, each with its field and the problem. */
  dropped: z.array(z.string()),
  name: z.string(),
  email: z.string(),
  contactId: z.string().nullable(),
  /** Whether the import was stopped before this row. */
  isRemaining: z.boolean(),
  leftBecause: z.enum(undoSkipReasons).nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const NewImport = z.object({
  fileName: RequiredText(250),
  bytes: z.number().int().min(1, 'This file is empty').max(importBytesMaximum, 'This file is larger than 100 MB'),
})

export const toImportFilePath = (importId: string) => `/api/agent/imports/${encodeURIComponent(importId)}/file`
