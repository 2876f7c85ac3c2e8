import type { Language } from '../journeys/journey.ts'
import type { DroppedValues } from './dropped-values.ts'
import type { RowTexts } from './row-texts.ts'
import { targetLabels } from './targets.ts'

/** The language of a person. One that pages and emails do not have is dropped. */
export function parseLanguage(texts: RowTexts, dropped: DroppedValues): Language | null {
  const text = texts.first('language')
  if (text === '') return null
  const language = spellings.find(([pattern]) => pattern.test(text))?.[1] ?? null
  if (language === null) dropped.drop(targetLabels.language, text, 'is neither English nor Spanish')
  return language
}

/** Names, and codes as other systems write them: “es”, “es-MX”, “spa”. */
const spellings: readonly (readonly [RegExp, Language])[] = [
  [/^(en|eng)([-_]\w+)?$|^english\b|^ingl[eé]s\b/i, 'en'],
  [/^(es|spa)([-_]\w+)?$|^spanish\b|^espa[nñ]ol(?!\p{L})/iu, 'es'],
]
