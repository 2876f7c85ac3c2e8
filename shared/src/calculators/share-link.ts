import { type Bounds, faultOf } from './bounds.ts'

/** An input is a figure within bounds or one of a few choices. */
export type ShareFields = Readonly<Record<string, Bounds | readonly string[]>>

export type SharedInputs<Fields extends ShareFields> = { [Name in keyof Fields]?: InputOf<Fields[Name]> | undefined }

type InputOf<Field> = Field extends readonly (infer Choice)[] ? Choice : number

/** '#gable-mortgage=price:45000000;apr:6.5' carries the name, since the fragment is the host page's as well. */
export const shareFragment = <Fields extends ShareFields>(name: string, fields: Fields, inputs: SharedInputs<Fields>) =>
  `#${parameter(name)}=${Object.keys(fields)
    .filter((key) => inputs[key] !== undefined)
    .map((key) => `${key}:${inputs[key]}`)
    .join(';')}`

/** What can be read of it. Whatever is garbled, unknown or out of bounds is as if it were not there. */
export function readFragment<Fields extends ShareFields>(name: string, fields: Fields, fragment: string) {
  const read: Record<string, string | number> = {}
  const found = new URLSearchParams(fragment.replace(/^.*?#/, '')).get(parameter(name)) ?? ''
  for (const pair of found.split(';')) {
    const [key = '', text = ''] = pair.split(':')
    const value = Object.hasOwn(fields, key) ? readValue(fields[key] as ShareFields[string], text) : undefined
    if (value !== undefined) read[key] = value
  }
  return read as SharedInputs<Fields>
}

const parameter = (name: string) => `gable-${name}`

function readValue(field: ShareFields[string], text: string) {
  if (!('unit' in field)) return field.find((choice) => choice === text)
  if (!/^\d{1,15}(\.\d{1,9})?$/.test(text)) return undefined
  return faultOf(Number(text), field) ? undefined : Number(text)
}
