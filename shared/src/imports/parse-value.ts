import { type AttributeDefinition, type AttributeValue, isIsoDate } from '../contacts/attribute.ts'

/** Parses a spreadsheet cell as an attribute value. Undefined if it does not fit the type. */
export function parseValue(
  text: string,
  { type, choices }: Pick<AttributeDefinition, 'type' | 'choices'>,
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
      return parseDay(text)
    case 'CHOICE':
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text
    case 'YES_NO':
      return /^(yes|y|true|1|x)$/i.test(text) ? true : /^(no|n|false|0)$/i.test(text) ? false : undefined
  }
}

function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** Parses an ISO or US date into YYYY-MM-DD. */
export function parseDay(text: string): string | undefined {
  const [, month, day, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/i.exec(text) ?? []
  const monthNumber = months.indexOf(month?.slice(0, 3).toLowerCase() ?? '') + 1 || month
  const isoDay = year ? `${year}-${String(monthNumber).padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10)
  return isIsoDate(isoDay) ? isoDay : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
