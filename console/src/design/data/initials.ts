/** At most two letters to stand for a name or an email address; nothing for nothing. */
export function initials(name: string) {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => firstLetter(word ?? '')).join('')
}

const firstLetter = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? ''
