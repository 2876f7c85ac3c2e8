import * as z from 'zod'

/** The name of a widget or a page in the console. */
export const AssetName = (requiredMessage: string) =>
  z
    .string(requiredMessage)
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .min(3, 'Please enter at least 3 characters')
    .max(120, 'It should be less than 120 characters')
