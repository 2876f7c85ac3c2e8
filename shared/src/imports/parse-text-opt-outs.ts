import { toPhoneKey } from '../identity/phone-key.ts'
import { isNo } from './parse-value.ts'
import type { RowTexts } from './row-texts.ts'

/**
 * The numbers of a row that want no texts. A column of opt-outs names them, as our own export does, or says yes in any
 * way, such as by the time when somebody opted out. A file never says that somebody agreed: that takes who asked, and how.
 */
export function parseTextOptOuts(texts: RowTexts, phones: readonly string[]): string[] {
  const answers = texts.all('textOptOut').filter((text) => !isNo(text) && !hasAgreed.test(text))
  const named = answers.map(listPhoneKeys)
  return phones.filter((phone) => named.some((keys) => keys === 'ALL' || keys.includes(toPhoneKey(phone))))
}

function listPhoneKeys(answer: string): string[] | 'ALL' {
  const parts = answer.split(/\s*[;,|]\s*/).filter(Boolean)
  return parts.every((part) => isNumber.test(part) && !isDate.test(part)) ? parts.map(toPhoneKey) : 'ALL'
}

/** Also numbers that would not be imported, and with an extension. */
const isNumber = /^\+?[\d\s().-]{7,}((x|ext\.?)\s*\d+)?$/i

const isDate = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/

const hasAgreed = /^(subscribed|opted[ -]?in|active|n\/?a|none|null|-+)$/i
