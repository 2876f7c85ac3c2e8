import { type Bounds, getBoundsError } from './bounds.ts'

/** Each field is a number within bounds, one of several options, or a text of letters and digits with a pattern. */
export type ShareFields = Readonly<Record<string, Bounds | readonly string[] | RegExp>>

export type SharedInputs<Fields extends ShareFields> = { [Name in keyof Fields]?: InputOf<Fields[Name]> | undefined }

type InputOf<Field> = Field extends RegExp ? string : Field extends readonly (infer Choice)[] ? Choice : number

/** '#gable-mortgage=price:45000000;apr:6.5'. It includes the name because host pages use the fragment too. */
export const formatShareFragment = <Fields extends ShareFields>(
  name: string,
  fields: Fields,
  inputs: SharedInputs<Fields>,
) =>
  `#${toParameterName(name)}=${Object.keys(fields)
    .filter((key) => inputs[key] !== undefined)
    .map((key) => `${key}:${inputs[key]}`)
    .join(';')}`

/** Ignores values that are malformed, unknown or out of bounds. */
export function parseShareFragment<Fields extends ShareFields>(name: string, fields: Fields, fragment: string) {
  const read: Record<string, string | number> = {}
  const found = new URLSearchParams(fragment.replace(/^.*?#/, '')).get(toParameterName(name)) ?? ''
  for (const pair of found.split(';')) {
    const [key = '', text = ''] = pair.split(':')
    const value = Object.hasOwn(fields, key) ? parseValue(fields[key] as ShareFields[string], text) : undefined
    if (value !== undefined) read[key] = value
  }
  return read as SharedInputs<Fields>
}

const toParameterName = (name: string) => `gable-${name}`

function parseValue(field: ShareFields[string], text: string) {
  if (field instanceof RegExp) return field.test(text) ? text : undefined
  if (!('unit' in field)) return field.find((choice) => choice === text)
  if (!/^\d{1,15}(\.\d{1,9})?$/.test(text)) return undefined
  return getBoundsError(Number(text), field) ? undefined : Number(text)
}
