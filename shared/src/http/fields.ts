import * as z from 'zod'
import { cleanLine, cleanText } from '../text/clean-text.ts'

export const requiredMessage = 'This field is required'
export const tooLongMessage = (maximum: number) => `This field cannot be more than ${maximum} characters`

/** Required text. It is cleaned first, so text of spaces and invisible characters counts as missing. */
export const RequiredText = (maximum: number) =>
  z.string(requiredMessage).overwrite(cleanText).min(1, requiredMessage).max(maximum, tooLongMessage(maximum))

/** Required text on one line, such as the subject of an email, where a line break would add a header. */
export const RequiredLine = (maximum: number) =>
  z.string(requiredMessage).overwrite(cleanLine).min(1, requiredMessage).max(maximum, tooLongMessage(maximum))

/** Optional text on one line. */
export const OptionalLine = (maximum: number) => z.string().overwrite(cleanLine).max(maximum, tooLongMessage(maximum))

export const OptionalText = (maximum: number) => z.string().overwrite(cleanText).max(maximum, tooLongMessage(maximum))

const webAddress = /^https?:\/\/[^\s/.?#]+(\.[^\s/.?#]+)+([/?#]\S*)?$/i

/** Whether it is an absolute URL with a dotted host. */
export const isWebAddress = (text: string): boolean => webAddress.test(text)

/** An absolute URL with a dotted host, or an empty string. */
export const OptionalUrl = z
  .string()
  .trim()
  .max(500, tooLongMessage(500))
  .refine((text) => text === '' || isWebAddress(text), 'Please enter a valid URL')

/** A repeatable query parameter: a single value becomes an array. */
export const queryArray = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema)]).transform((value) => (Array.isArray(value) ? value : [value]) as z.output<T>[])

/** An ID in a path or a body. */
export const Id = z.uuid()
