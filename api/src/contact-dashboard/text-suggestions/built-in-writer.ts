import { countCharacters, fitText } from './fit-text.ts'
import { listPhrases } from './phrases.ts'
import type { AgencyVoice, TextRequest, TextWriter } from './writer.ts'

/** Chooses among written phrases. Asking again with its own suggestion leads through all of them. */
export const builtInWriter: TextWriter = {
  write: async (request) => choosePhrase(request),
}

export function choosePhrase({ moduleType, field, text, maximum, agency }: TextRequest): string {
  const phrases = [...new Set(listPhrases(moduleType, field).map((phrase) => fillIn(phrase, agency)))]
  const fitting = phrases.filter((phrase) => countCharacters(phrase) <= maximum)
  const current = fitting.indexOf(text.trim())
  const start = current === -1 ? getOffset(agency.name + moduleType + field, fitting.length) : current + 1
  return fitting[start % fitting.length] ?? fitText(toShortest(phrases), maximum)
}

function fillIn(phrase: string, { name, isTeam }: AgencyVoice): string {
  const voice = isTeam ? team : solo
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (key === 'agency') return name
    const word = voice[lowerFirst(key)] ?? key
    return key === lowerFirst(key) ? word : upperFirst(word)
  })
}

const team: Record<string, string> = { we: 'we', us: 'us', our: 'our', weAre: 'we are' }
const solo: Record<string, string> = { we: 'I', us: 'me', our: 'my', weAre: 'I am' }

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Starts at another phrase for each agency, so that not every dashboard reads the same. */
const getOffset = (seed: string, count: number) =>
  count === 0
    ? 0
    : [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % count

const toShortest = (phrases: readonly string[]) =>
  phrases.reduce((shortest, phrase) => (phrase.length < shortest.length ? phrase : shortest), phrases[0] ?? '')
