import { passwordMinimum } from '@gable/shared/identity/user.ts'

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** A rough estimate by length. Repeated, sequential, common, and personal parts barely count. */
export function getPasswordStrength(password: string, personalTerms: readonly string[] = []): PasswordStrength {
  if (Array.from(password).length < passwordMinimum) return 'short'
  const bits = countUnpredictable(collapseGuessable(password, personalTerms)) * estimateBitsPerCharacter(password)
  if (bits < 45) return 'weak'
  return bits < 75 ? 'fair' : 'strong'
}

/** Replaces each personal term and common password with a single character. */
function collapseGuessable(password: string, personalTerms: readonly string[]) {
  const guessable = [
    ...personalTerms.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
    ...commonPasswords,
  ]
  return guessable
    .filter((term) => term.length > 2)
    .reduce((rest, term) => rest.replaceAll(term, '\u0000'), password.toLowerCase())
}

/** Counts characters that do not follow from the previous one as in `aaa`, `abc`, and `321`. */
function countUnpredictable(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const previous = codes[index - 1]
    return previous === undefined || Math.abs(code - previous) > 1
  }).length
}

function estimateBitsPerCharacter(password: string) {
  const classCount = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((pattern) =>
    pattern.test(password),
  ).length
  return 3 + classCount
}

const commonPasswords = ['password', 'passwort', 'qwerty', 'asdf', 'letmein', 'welcome', 'iloveyou', 'gable', 'realtor']
