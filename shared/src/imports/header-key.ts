/** One form of a header, for comparing: small words with single spaces. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
