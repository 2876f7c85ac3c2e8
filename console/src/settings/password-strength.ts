import { passwordMinimum } from '@gable/shared/identity/user.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** A rough idea of how long a password would stand: its length, less what repeats, runs on or is known about its owner. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  if (Array.from(password).length < passwordMinimum) return 'short'
  const bits = hardCharacters(withoutKnown(password, known)) * bitsPerCharacter(password)
  if (bits < 45) return 'weak'
  return bits < 75 ? 'fair' : 'strong'
}

/** What others know of the owner, and what everybody tries first, counts as a single character. */
function withoutKnown(password: string, known: readonly string[]) {
  const guesses = [...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)), ...everybodys]
  return guesses
    .filter((guess) => guess.length > 2)
    .reduce((rest, guess) => rest.replaceAll(guess, '\u0000'), password.toLowerCase())
}

/** Characters that do not follow from the one before, as in `aaa`, `abc` and `321`. */
function hardCharacters(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}

function bitsPerCharacter(password: string) {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  return 3 + kinds
}

const everybodys = ['password', 'passwort', 'qwerty', 'asdf', 'letmein', 'welcome', 'iloveyou', 'gable', 'realtor']
