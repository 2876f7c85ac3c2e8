import { actionPhrases } from './action-phrases.ts'

/** What somebody did, after their name: `created a widget`. Calls without a phrase of their own use their documentation. */
export function describeAction(action: string, about: string | undefined): string {
  const phrase = (actionPhrases as Record<string, string | undefined>)[action]
  if (phrase) return phrase
  return about === undefined ? `used ${action}` : toPastTense(about)
}

/** `Renames a widget. It …` becomes `renamed a widget`. */
export function toPastTense(about: string): string {
  const [clause = ''] = about.split(/[.,;:]| and returns /)
  const [verb = '', ...rest] = clause.trim().split(' ')
  return [toPast(toBase(verb.toLowerCase())), ...rest].join(' ')
}

const toBase = (verb: string) => {
  if (/(ss|sh|ch|x|o)es$/.test(verb)) return verb.slice(0, -2)
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}

const toPast = (base: string) => {
  const irregularForm = irregular[base]
  if (irregularForm) return irregularForm
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubled.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

const irregular: Record<string, string> = {
  choose: 'chose',
  get: 'got',
  give: 'gave',
  go: 'went',
  keep: 'kept',
  make: 'made',
  put: 'put',
  send: 'sent',
  set: 'set',
  take: 'took',
  undo: 'undid',
  withdraw: 'withdrew',
  write: 'wrote',
}

const doubled = new Set(['log', 'map', 'plan', 'stop', 'submit', 'swap', 'tag'])
