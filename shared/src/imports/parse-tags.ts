/**
 * Parses a cell of tags: separated by commas, semicolons or bars, or by three colons as Google Contacts does; with
 * quotation marks as Mailchimp writes them; or as hashtags, as BoldTrail does.
 */
export const parseTags = (cell: string): string[] =>
  [...cell.matchAll(items)]
    .flatMap(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? parsePlainTag(plain.trim()))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Two quotation marks stand for one within others. */
const items = /:::|\s*"((?:[^"]|"")*)"\s*(?=[,;|]|:::|$)|((?:(?!:::)[^,;|])+)/g

function parsePlainTag(tag: string): string[] {
  if (isGoogleSystemGroup(tag)) return []
  return isHashtags(tag) ? tag.split(' ').map((hashtag) => hashtag.slice(1)) : [tag]
}

const isHashtags = (tag: string) => tag.split(' ').every((word) => /^#[^#]+$/.test(word))

/** Google Contacts marks its own groups with an asterisk, such as “* myContacts”. */
const isGoogleSystemGroup = (tag: string) => tag === '*' || /^\* /.test(tag)
