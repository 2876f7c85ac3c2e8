import { type AttributeDefinition, type AttributeValue, isDay } from '../contacts/attribute.ts'

/** What somebody meant who wrote this into a spreadsheet; undefined where it means nothing of the kind. */
export function valueIn(
  text: string,
  { type, choices }: Pick<AttributeDefinition, 'type' | 'choices'>,
): AttributeValue | undefined {
  switch (type) {
    case 'TEXT':
      return text
    case 'NUMBER':
      return numberIn(text)
    case 'MONEY': {
      const amount = numberIn(text.replace(/[$€£]/g, ''))
      return amount === undefined ? undefined : Math.round(amount * 100)
    }
    case 'DATE':
      return dayIn(text)
    case 'CHOICE':
      return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text
    case 'YES_NO':
      return /^(yes|y|true|1|x)$/i.test(text) ? true : /^(no|n|false|0)$/i.test(text) ? false : undefined
  }
}

function numberIn(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** As it is kept, or as Americans write it. */
export function dayIn(text: string): string | undefined {
  const [, month, day, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/i.exec(text) ?? []
  const number = months.indexOf(month?.slice(0, 3).toLowerCase() ?? '') + 1 || month
  const written = year ? `${year}-${String(number).padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10)
  return isDay(written) ? written : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
