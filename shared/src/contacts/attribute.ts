import * as z from 'zod'
import { RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'
import { cleanText } from '../text/clean-text.ts'

export const attributeEntities = ['CONTACT', 'PROPERTY'] as const
export type AttributeEntity = (typeof attributeEntities)[number]

export const attributeTypes = ['TEXT', 'NUMBER', 'DATE', 'MONEY', 'CHOICE', 'YES_NO'] as const
export type AttributeType = (typeof attributeTypes)[number]

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
  /** Hidden from forms. Its values are kept and show again when it is restored. */
  isArchived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AttributeDefinition = z.infer<typeof AttributeDefinition>

export const NewAttribute = z.object({
  entity: z.enum(attributeEntities, requiredMessage),
  label: RequiredText(64),
  type: z.enum(attributeTypes, requiredMessage),
  /** Derived from the label when omitted. */
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Please use lowercase letters, digits and underscores, starting with a letter')
    .optional(),
  choices: Choices.default([]),
})
export type NewAttribute = z.output<typeof NewAttribute>

/** The key and the type cannot change: stored values depend on both. */
export const AttributeChange = z.object({ label: RequiredText(64), choices: Choices }).partial()
export type AttributeChange = z.output<typeof AttributeChange>

export const toAttributeKey = (label: string): string => {
  const key = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 39)
  return /^[a-z]/.test(key) ? key : `a_${key}`.slice(0, 39)
}

/** Text, a number, a date as YYYY-MM-DD, a date without a year as --MM-DD, whole cents, one of the choices, or a boolean. */
export type AttributeValue = string | number | boolean

/** The error message for the value's form field, if the value does not fit the attribute. */
export function getAttributeValueError(
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
      return typeof value === 'string' && (isIsoDate(value) || isYearlessDate(value))
        ? undefined
        : 'Please enter a date'
    case 'CHOICE':
      return choices.includes(value as string) ? undefined : 'Please choose one of the options'
    case 'YES_NO':
      return typeof value === 'boolean' ? undefined : 'Please choose yes or no'
  }
}

/** The value as it is stored; undefined when it is blank. */
export function normalizeAttributeValue(value: unknown): AttributeValue | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value as AttributeValue
  return cleanText(value) || undefined
}

export const isIsoDate = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** Birthdays of other systems often have no year. */
export const isYearlessDate = (text: string): boolean => /^--\d\d-\d\d$/.test(text) && isIsoDate(toLeapYear(text))

/** A year in which every day of a year exists. */
const toLeapYear = (yearlessDate: string) => `2000${yearlessDate.slice(1)}`
