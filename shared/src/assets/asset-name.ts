import * as z from 'zod'

/** What an agent calls a widget or a page. */
export const AssetName = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .min(3, 'Please enter at least 3 characters')
    .max(120, 'It should be less than 120 characters')
