import * as z from 'zod'

export const requiredMessage = 'This field is required'
export const tooLongMessage = (maximum: number) => `This field cannot be more than ${maximum} characters`

/** Text that must say something; blanks at its ends do not count. */
export const RequiredText = (maximum: number) =>
  z.string(requiredMessage).trim().min(1, requiredMessage).max(maximum, tooLongMessage(maximum))

export const OptionalText = (maximum: number) => z.string().trim().max(maximum, tooLongMessage(maximum))

const webAddress = /^https?:\/\/[^\s/.?#]+(\.[^\s/.?#]+)+([/?#]\S*)?$/i

/** An absolute web address with a dotted host, or nothing. */
export const OptionalUrl = z
  .string()
  .trim()
  .max(500, tooLongMessage(500))
  .refine((text) => text === '' || webAddress.test(text), 'Please enter a valid URL')

/** One or several of a query: an address names a thing as often as it means it. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema)]).transform((given) => (Array.isArray(given) ? given : [given]) as z.output<T>[])

/** An id in a path or a body. */
export const Id = z.uuid()
