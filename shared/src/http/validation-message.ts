import type * as z from 'zod'
import { requiredMessage, tooLongMessage } from './fields.ts'
import { tooLarge } from './problem.ts'

/**
 * The message of an error for which a schema has none of its own. API and console pass it to `z.config`, so that nobody
 * reads the messages of the library.
 */
export function toValidationMessage(issue: z.core.$ZodRawIssue): string {
  const isMissing = issue.input === undefined || issue.input === null
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? requiredMessage : (typeMessages[issue.expected] ?? invalidMessage)
    case 'invalid_value':
      return isMissing ? requiredMessage : 'Please choose one of the options'
    case 'invalid_union':
      return isMissing ? requiredMessage : invalidMessage
    case 'invalid_format':
      return formatMessages[issue.format] ?? invalidMessage
    case 'too_big':
      return toTooBigMessage(issue)
    case 'too_small':
      return toTooSmallMessage(issue)
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'There is no such field'
    default:
      return invalidMessage
  }
}

/** For requests that the server refuses before a schema sees them, by the code of its error. */
export const toUnreadableMessage = (errorCode: string | undefined): string =>
  unreadableMessages[errorCode ?? ''] ?? 'This request could not be read'

export const notJsonMessage = 'The body is not valid JSON'

const unreadableMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Please send JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'This request did not arrive completely. Please try again.',
  FST_ERR_CTP_INVALID_JSON_BODY: notJsonMessage,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Bodies of this content type are not accepted here',
}

const invalidMessage = 'This value is not valid'

const typeMessages: Record<string, string> = {
  array: 'This must be a list',
  boolean: 'This must be true or false',
  date: 'Please enter a valid date',
  int: 'Please enter a whole number',
  number: 'Please enter a number',
  string: 'This must be text',
}

const formatMessages: Record<string, string> = {
  date: 'Please enter a valid date',
  datetime: 'Please enter a valid date and time',
  email: 'Please enter a valid email',
  time: 'Please enter a valid time',
  url: 'Please enter a valid URL',
}

function toTooBigMessage({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return tooLongMessage(Number(maximum))
  if (isList(origin)) return `Please choose at most ${maximum}`
  return inclusive === false
    ? `This field must be less than ${maximum}`
    : `This field cannot be greater than ${maximum}`
}

function toTooSmallMessage({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string') return minimum === 1 ? requiredMessage : `Please enter at least ${minimum} characters`
  if (isList(origin)) return minimum === 1 ? 'Please choose at least one' : `Please choose at least ${minimum}`
  return inclusive === false
    ? `This field must be greater than ${minimum}`
    : `This field cannot be less than ${minimum}`
}

const isList = (origin: string) => origin === 'array' || origin === 'set'
