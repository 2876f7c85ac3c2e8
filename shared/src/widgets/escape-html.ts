/**
 * For text between tags and in double-quoted attributes. Apostrophes stay, because people read this markup in install
 * codes.
 */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '')
