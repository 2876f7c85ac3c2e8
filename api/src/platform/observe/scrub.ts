/** Takes out what could name a person or open a door: addresses of people, and the queries of web addresses. */
export const scrub = (text: string): string => text.replace(emailAddress, '[email]').replace(queryOfAddress, '?[query]')

// Both stop at quotes and backslashes, so a line of JSON stays one, and read no character more than a few times.
const emailAddress = /(?<![\p{L}\p{N}._+%-])[\p{L}\p{N}._+%-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const queryOfAddress = /\?[^\s"'\\<>=]{1,100}=[^\s"'\\<>]*/g
