/** Makes typed text safe to store and display. Keeps line breaks. Text of which nothing can be seen is empty. */
export function cleanText(text: string): string {
  const cleaned = text.replace(invisible, '').replace(loneSurrogates, '\ufffd').trim()
  return unseen.test(cleaned) ? '' : cleaned
}

export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '))

/** Control characters except tab and line feed, and bidirectional overrides, which would flip the text after them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Joiners and variation selectors belong to scripts and emoji, so they stay beside what can be seen. The last is a blank Braille cell. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u

/** Postgres rejects half a surrogate pair. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
