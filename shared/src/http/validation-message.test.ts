import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '../contract.ts'
import { EmailRules } from '../emails/email-rules.ts'
import { PostcardRules } from '../postcards/postcard-rules.ts'
import type { Endpoint } from './endpoint.ts'
import { toValidationMessage } from './validation-message.ts'

z.config({ customError: toValidationMessage })
const { localeError: libraryMessage } = z.locales.en()

test.for([
  { schema: z.string().max(200), value: 'x'.repeat(201), message: 'This field cannot be more than 200 characters' },
  { schema: z.string().min(8), value: 'short', message: 'Please enter at least 8 characters' },
  { schema: z.string().min(1), value: '', message: 'This field is required' },
  { schema: z.enum(['BUYER', 'SELLER']), value: undefined, message: 'This field is required' },
  { schema: z.enum(['BUYER', 'SELLER']), value: 'OTHER', message: 'Please choose one of the options' },
  { schema: z.int().max(30), value: 31, message: 'This field cannot be greater than 30' },
  { schema: z.number().gt(0), value: 0, message: 'This field must be greater than 0' },
  { schema: z.number(), value: '7', message: 'Please enter a number' },
  { schema: z.array(z.string()).max(2), value: ['a', 'b', 'c'], message: 'Please choose at most 2' },
  { schema: z.email(), value: 'nora@', message: 'Please enter a valid email' },
  { schema: z.iso.date(), value: 'tomorrow', message: 'Please enter a valid date' },
])('an error says “$message”', ({ schema, value, message }) => {
  expect(schema.safeParse(value).error?.issues).toMatchObject([{ message }])
})

test('a message of a schema comes first', () => {
  expect(z.string().max(2, 'Two letters').safeParse('NJX').error?.issues).toMatchObject([{ message: 'Two letters' }])
})

const inputs = Object.entries(contract as Record<string, Endpoint>).flatMap(([key, { query, body }]) => [
  ...(query ? [{ name: `the query of ${key}`, schema: query }] : []),
  ...(body ? [{ name: `the body of ${key}`, schema: body }] : []),
])

const badValues = [
  undefined,
  null,
  true,
  '',
  'x',
  'x'.repeat(10_001),
  'not an email@',
  '2026-99-99',
  -1e15,
  -1,
  0.123456,
  1e15,
  Number.NaN,
  [],
  Array(1001).fill('x'),
  {},
  { unknown: 1 },
]

test.for([...inputs, { name: 'an email', schema: EmailRules }, { name: 'a postcard', schema: PostcardRules }])(
  'no error in $name is in the words of the library',
  ({ schema }) => {
    for (const value of badValues) {
      for (const input of fillWith(schema, value)) {
        for (const issue of schema.safeParse(input).error?.issues ?? []) {
          expect(issue.message, `${issue.path.join('.')}: ${issue.code}`).not.toBe(readLibraryMessage(issue))
        }
      }
    }
  },
)

function readLibraryMessage(issue: z.core.$ZodIssue) {
  const message = libraryMessage(issue as z.core.$ZodRawIssue)
  return typeof message === 'string' ? message : message?.message
}

/** Inputs of the shape of a schema with the value in every place; one per member of a union. Literals keep theirs. */
function fillWith(schema: z.core.$ZodType, value: unknown, depth = 0): unknown[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] }
  if (depth > 5) return [value]
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, fillWith(field, value, depth + 1)] as const)
      const count = Math.max(1, ...fields.map(([, values]) => values.length))
      const objects = Array.from({ length: count }, (_, i) =>
        Object.fromEntries(fields.map(([key, values]) => [key, values[i % values.length]])),
      )
      return [value, ...objects]
    }
    case 'array':
      return [value, ...fillWith(def.element, value, depth + 1).map((element) => [element])]
    case 'union':
      return def.options.flatMap((option) => fillWith(option, value, depth + 1))
    case 'literal':
      return [def.values[0]]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return fillWith(def.innerType, value, depth)
    case 'pipe':
      return fillWith(def.in, value, depth)
    case 'lazy':
      return fillWith(def.getter(), value, depth + 1)
    default:
      return [value]
  }
}
