/**
 * For HTML, SVG and XML: between tags and in quoted attributes. `>` is escaped too, because a text may be inside a
 * comment for Outlook.
 */
export const escapeMarkup = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text

const special = /[&<>"']/
const everySpecial = /[&<>"']/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
