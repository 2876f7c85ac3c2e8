/** At most two letters of a name or an email address. Empty if there are none. */
export function getInitials(name: string) {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? ''
