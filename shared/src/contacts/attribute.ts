import * as z from 'zod'
import { RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'
import { cleanText } from '../submissions/clean-text.ts'

export const attributeEntities = ['CONTACT', 'PROPERTY'] as const
export type AttributeEntity = (typeof attributeEntities)[number]

export const attributeTypes = ['TEXT', 'NUMBER', 'DATE', 'MONEY', 'CHOICE', 'YES_NO'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** More than a screen of them helps nobody. */
export const attributeMaximum = 100
export const choiceMaximum = 50
export const attributeTextMaximum = 500

const Choices = z.array(RequiredText(80)).max(choiceMaximum)

export const AttributeDefinition = z.object({
  _id: z.string(),
  entity: z.enum(attributeEntities),
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  choices: z.array(z.string()),
  /** Not offered any more. What was filled in stays, and shows again when it comes back. */
  isArchived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AttributeDefinition = z.infer<typeof AttributeDefinition>

export const NewAttribute = z.object({
  entity: z.enum(attributeEntities, requiredMessage),
  label: RequiredText(64),
  type: z.enum(attributeTypes, requiredMessage),
  /** Made of the label where it is not given. */
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Please use small letters, digits and underscores, beginning with a letter')
    .optional(),
  choices: Choices.default([]),
})
export type NewAttribute = z.output<typeof NewAttribute>

/** The key and the type stay: values are kept under the one and in the shape of the other. */
export const AttributeChange = z.object({ label: RequiredText(64), choices: Choices }).partial()
export type AttributeChange = z.output<typeof AttributeChange>

export const keyOfLabel = (label: string): string => {
  const key = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 39)
  return /^[a-z]/.test(key) ? key : `a_${key}`.slice(0, 39)
}

/** Text, a number, a day as YYYY-MM-DD, whole cents, one of the choices, or yes and no. */
export type AttributeValue = string | number | boolean

/** What is wrong with a value, in the words of the field it was typed into. */
export function faultOfValue(
  { type, choices }: Pick<AttributeDefinition, 'type' | 'choices'>,
  value: unknown,
): string | undefined {
  switch (type) {
    case 'TEXT':
      if (typeof value !== 'string') return 'Please enter text'
      return value.length > attributeTextMaximum ? tooLongMessage(attributeTextMaximum) : undefined
    case 'NUMBER':
      return typeof value === 'number' && Math.abs(value) <= 1e15 ? undefined : 'Please enter a number'
    case 'MONEY':
      return Number.isSafeInteger(value) ? undefined : 'Please enter an amount'
    case 'DATE':
      return typeof value === 'string' && isDay(value) ? undefined : 'Please enter a date'
    case 'CHOICE':
      return choices.includes(value as string) ? undefined : 'Please choose one of the options'
    case 'YES_NO':
      return typeof value === 'boolean' ? undefined : 'Please choose yes or no'
  }
}

/** As it is kept: nothing at all where nothing was said. */
export function keptValue(value: unknown): AttributeValue | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value as AttributeValue
  return cleanText(value) || undefined
}

export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
