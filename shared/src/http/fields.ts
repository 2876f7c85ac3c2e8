import * as z from 'zod'

export const requiredMessage = 'This field is required'
export const tooLongMessage = (maximum: number) => `This field cannot be more than ${maximum} characters`

/** Required text. Surrounding spaces are removed. */
export const RequiredText = (maximum: number) =>
  z.string(requiredMessage).trim().min(1, requiredMessage).max(maximum, tooLongMessage(maximum))

export const OptionalText = (maximum: number) => z.string().trim().max(maximum, tooLongMessage(maximum))

const webAddress = /^https?:\/\/[^\s/.?#]+(\.[^\s/.?#]+)+([/?#]\S*)?$/i

/** An absolute URL with a dotted host, or an empty string. */
export const OptionalUrl = z
  .string()
  .trim()
  .max(500, tooLongMessage(500))
  .refine((text) => text === '' || webAddress.test(text), 'Please enter a valid URL')

/** A repeatable query parameter: a single value becomes an array. */
export const queryArray = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema)]).transform((value) => (Array.isArray(value) ? value : [value]) as z.output<T>[])

/** An ID in a path or a body. */
export const Id = z.uuid()
