import type { AttributeDefinition, AttributeValue } from '../contacts/attribute.ts'
import { type DateOrder, parseDate } from './parse-date.ts'

/** Parses a spreadsheet cell as an attribute value. Undefined if it does not fit the type. */
export function parseValue(
  text: string,
  { type, choices }: Pick<AttributeDefinition, 'type' | 'choices'>,
  dateOrder: DateOrder,
): AttributeValue | undefined {
  switch (type) {
    case 'TEXT':
      return text
    case 'NUMBER':
      return parseNumber(text)
    case 'MONEY': {
      const amount = parseNumber(text.replace(/[$€£]/g, ''))
      return amount === undefined ? undefined : Math.round(amount * 100)
    }
    case 'DATE':
      return parseDate(text, dateOrder)
    case 'CHOICE':
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text
    case 'YES_NO':
      return isYes(text) ? true : isNo(text) ? false : undefined
  }
}

export const isYes = (text: string) => /^(yes|y|true|1|x)$/i.test(text)
export const isNo = (text: string) => /^(no|n|false|0)$/i.test(text)

function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
