import type { LeadType } from '../activity/entry.ts'
import type { FormConfig } from '../forms/form.ts'
import type { JourneyQuestions, Language } from './journey.ts'
import { toJourneyForm } from './journey-form.ts'

/** Questions of a widget or page besides its forms. */
export interface QuestionSettings {
  asksAddress: boolean
  /** Asks for the address of the property to sell, which is optional. */
  asksToSell: boolean
  phoneRequired: boolean
}

export const toQuestionSettings = (
  type: string,
  { includeAddress, phoneRequired }: Record<string, unknown>,
): QuestionSettings => ({
  asksAddress: type === 'SEARCH',
  asksToSell: includeAddress === true,
  phoneRequired: phoneRequired === true,
})

/** The questions of the current settings; used to render the form and to validate submissions. */
export function getJourneyQuestions(
  { asksAddress, asksToSell, phoneRequired }: QuestionSettings,
  forms: FormConfig[],
  language: Language = 'en',
): JourneyQuestions {
  const isAboutOwnProperty = asksAddress || forms.slice(0, 1).some(({ leadType }) => ownPropertyLeadTypes.has(leadType))
  return {
    asksAddress: isAboutOwnProperty || asksToSell,
    ...(asksToSell && !isAboutOwnProperty && { addressOptional: true }),
    forms: forms.map((form, index) => toJourneyForm(index === 0 ? form : toOffer(form), language)),
    phoneMandatory: phoneRequired || forms[0]?.settings.phoneMandatory === true,
  }
}

/** Only the requested form asks questions of the agency and says where visitors go. */
const toOffer = (form: FormConfig): FormConfig => ({
  ...form,
  questions: [],
  exitSettings: { ...form.exitSettings, redirectUrl: '' },
})

/** Lead types that are about a property of the visitor. */
const ownPropertyLeadTypes = new Set<LeadType>(['HV', 'SELLER'])
