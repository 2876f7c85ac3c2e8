import type { LeadType } from '../activity/entry.ts'
import type { FormConfig } from '../forms/form.ts'
import { journeyFormOf } from '../forms/journey-form.ts'
import type { Journey } from './journey.ts'

/** What a widget or page asks besides its forms. */
export interface Demands {
  asksAddress: boolean
  /** Which home would be sold, if there is one. */
  asksToSell: boolean
  phoneRequired: boolean
}

export const demandsOf = (type: string, { includeAddress, phoneRequired }: Record<string, unknown>): Demands => ({
  asksAddress: type === 'SEARCH',
  asksToSell: includeAddress === true,
  phoneRequired: phoneRequired === true,
})

/** What visitors are asked, as widget, page and forms are set now: to show it, and to hold what they send against it. */
export function askedOf(
  { asksAddress, asksToSell, phoneRequired }: Demands,
  forms: FormConfig[],
): Pick<Journey, 'asksAddress' | 'addressOptional' | 'forms' | 'phoneMandatory'> {
  const isAboutAHome = asksAddress || forms.slice(0, 1).some(({ leadType }) => aboutAHome.has(leadType))
  return {
    asksAddress: isAboutAHome || asksToSell,
    ...(asksToSell && !isAboutAHome && { addressOptional: true }),
    forms: forms.map(journeyFormOf),
    phoneMandatory: phoneRequired || forms[0]?.settings.phoneMandatory === true,
  }
}

/** Who asks for these speaks of a home that is theirs. */
const aboutAHome = new Set<LeadType>(['HV', 'SELLER'])
