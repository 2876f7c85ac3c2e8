/** Removes email addresses and URL queries, which may contain tokens. */
export const scrub = (text: string): string => text.replace(emailAddress, '[email]').replace(queryString, '?[query]')

// Both patterns stop at quotes and backslashes, so JSON stays valid, and cannot backtrack far.
const emailAddress = /(?<![\p{L}\p{N}._+%-])[\p{L}\p{N}._+%-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const queryString = /\?[^\s"'\\<>=]{1,100}=[^\s"'\\<>]*/g
