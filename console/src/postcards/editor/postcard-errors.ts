import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import type { PostcardProblem } from '@gable/shared/postcards/drawing/drawing.ts'
import { PostcardRules } from '@gable/shared/postcards/postcard-rules.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'

/** What prevents publishing, or what a careful person would change. */
export interface PostcardError {
  /** The setting that causes it, if one does. */
  field: string | null
  severity: 'error' | 'warning'
  message: string
}

/** What is wrong with the settings for every recipient. One error for each setting. */
export function listPostcardErrors(settings: PostcardSettings): PostcardError[] {
  const issues = PostcardRules.safeParse(settings).error?.issues ?? []
  const errors = new Map<string, string>()
  for (const { path, message } of issues) addFirst(errors, String(path[0]), message)
  for (const field of textFields)
    for (const message of listMergeErrors(settings[field])) addFirst(errors, field, message)
  return toErrors(errors)
}

/** The errors that the server found, by path. */
export function toServerErrors(fields: Record<string, string>): PostcardError[] {
  const errors = new Map<string, string>()
  for (const [path, message] of Object.entries(fields)) addFirst(errors, path.split('.')[0] ?? path, message)
  return toErrors(errors)
}

/** Errors of the settings come first, and hide what the drawing says about the same setting. */
export const mergeProblems = (
  errors: readonly PostcardError[],
  problems: readonly PostcardProblem[],
): PostcardError[] => [
  ...errors,
  ...problems
    .filter(({ field }) => field === null || !errors.some((error) => error.field === field))
    .map(({ field, severity, message }) => ({ field, severity, message })),
]

/** The message beside a field. What only advises is listed above the preview. */
export const findFieldError = (
  field: string,
  errors: readonly PostcardError[],
  problems: readonly PostcardProblem[],
): string | undefined =>
  mergeProblems(errors, problems).find((error) => error.field === field && error.severity === 'error')?.message

const textFields = ['headline', 'subheadline', 'backHeadline', 'body', 'callToAction'] as const

function addFirst(errors: Map<string, string>, field: string, message: string) {
  if (!errors.has(field)) errors.set(field, message)
}

const toErrors = (errors: Map<string, string>): PostcardError[] =>
  [...errors].map(([field, message]) => ({ field, severity: 'error', message }))
