/** What somebody typed, as text that every store and every screen can hold. Line breaks stay where lines are wanted. */
export const cleanText = (text: string): string => text.replace(invisible, '').replace(halves, '\ufffd').trim()

export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '))

/**
 * Control characters but tab and line feed, a NUL among them no database holds; and those that turn round whatever text
 * comes after them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Half of a character that takes two. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
