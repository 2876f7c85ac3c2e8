/** Takes out what could name a person or open a door: addresses of people, and the queries of web addresses. */
export const scrub = (text: string): string =>
  text.replace(emailAddress, '[email]').replace(queryOfAddress, '$1?[query]')

// Both stop at quotes and backslashes, so a line of JSON stays a line of JSON. Bounded, so that no text is slow to read.
const emailAddress = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const queryOfAddress = /(\/[\w%.~:!$&()*+,;=@-]{0,200})\?[^\s"'\\<>]+/g
