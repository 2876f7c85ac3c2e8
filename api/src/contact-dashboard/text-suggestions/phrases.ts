import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { contactPhrases } from './contact-phrases.ts'
import { homePhrases } from './home-phrases.ts'
import { moneyPhrases } from './money-phrases.ts'

/**
 * Alternatives for each field of a module, without list indexes unless the items differ. `{agency}` is the agency's name;
 * `{we}`, `{us}`, `{our}` and `{weAre}` follow its voice.
 */
export type FieldPhrases = Record<string, readonly string[]>

/** A module type without phrases does not compile. */
const modulePhrases: Record<ModuleType, FieldPhrases> = { ...homePhrases, ...moneyPhrases, ...contactPhrases }

/** The alternatives for a field, the most specific first. */
export function listPhrases(moduleType: ModuleType, field: string): readonly string[] {
  const phrases = modulePhrases[moduleType]
  const path = field.replace(/\.\d+(?=\.)/g, '')
  const role = field.split('.').at(-1) ?? ''
  const keys = [field, path, role]
  const found = keys.flatMap((key) => (Object.hasOwn(phrases, key) ? [phrases[key] ?? []] : []))[0]
  return found ?? (Object.hasOwn(rolePhrases, role) ? rolePhrases[role] : undefined) ?? anyPhrases
}

/** For fields that read the same in every module. */
const rolePhrases: FieldPhrases = {
  label: ['Talk to {us}', 'Ask {us} a question', 'Get in touch', 'See what is possible'],
  buttonLabel: ['Talk to {us}', 'Ask {us} a question', 'Get in touch', 'Call {us}'],
  linkText: ['Ask {us} about this', 'Get the details from {us}', 'See what this means for you'],
  disclaimerMessage: [
    'Figures are estimates for information only. They are not an appraisal, and your result may differ.',
    'Based on public records and recent sales. {agency} does not guarantee these figures.',
    'For information only. Talk to {us} before you make a decision based on these figures.',
  ],
  infoMessage: [
    'These figures come from public records. If something looks off, tell {us} and {we} will check it.',
    'This is a starting point. {agency} is happy to go through the details with you.',
    'Figures are updated as new records arrive. Ask {us} if you would like to know more.',
  ],
}

const anyPhrases = [
  'Questions about your home? {agency} is happy to help.',
  'Good decisions start with clear figures. Ask {us} anything.',
  'Ask {us} anything about your home.',
  'Ask {us}',
]
