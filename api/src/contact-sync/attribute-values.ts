import type { ScalarValue } from '@gable/shared/contact-sync/record.ts'
import {
  type AttributeDefinition,
  type AttributeValue,
  attributeTextMaximum,
  getAttributeValueError,
} from '@gable/shared/contacts/attribute.ts'
import { cleanText } from '@gable/shared/text/clean-text.ts'

type Attribute = Pick<AttributeDefinition, 'type' | 'choices'>

/** The value of a field of the app as the attribute stores it: null if blank, undefined if it does not fit. */
export function fromRemoteValue(attribute: Attribute, raw: unknown): AttributeValue | null | undefined {
  if (raw === null || raw === undefined || raw === '') return null
  if (!['string', 'number', 'boolean'].includes(typeof raw)) return undefined
  const text = cleanText(String(raw))
  if (text === '') return null
  const value = parseValue(attribute, text)
  return value !== undefined && getAttributeValueError(attribute, value) === undefined ? value : undefined
}

function parseValue({ type, choices }: Attribute, text: string): AttributeValue | undefined {
  switch (type) {
    case 'TEXT':
      return text.slice(0, attributeTextMaximum)
    case 'NUMBER':
      return parseNumber(text)
    case 'MONEY': {
      const amount = parseNumber(text)
      return amount === undefined ? undefined : Math.round(amount * 100)
    }
    case 'DATE':
      return /^\d{4}-\d\d-\d\d/.exec(text)?.[0]
    case 'CHOICE':
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
    case 'YES_NO':
      if (/^(yes|true|1)$/i.test(text)) return true
      return /^(no|false|0)$/i.test(text) ? false : undefined
  }
}

function parseNumber(text: string): number | undefined {
  const number = Number(text.replace(/[$,\s]/g, ''))
  return Number.isFinite(number) ? number : undefined
}

/** The value of an attribute as the app has it. */
export function toRemoteValue({ type }: Attribute, value: ScalarValue): ScalarValue {
  if (value === null) return null
  if (type === 'MONEY' && typeof value === 'number') return value / 100
  if (type === 'YES_NO') return value ? 'Yes' : 'No'
  return value
}
