/** `JR` for Jane Q. Rivera: the first letters of the first and the last word. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => [...part][0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()
