import type { FormConfig } from '@gable/shared/forms/form.ts'
import { journeyFormOf } from '@gable/shared/forms/journey-form.ts'
import type { Journey } from '@gable/shared/journey/journey.ts'
import type { LeadType } from '@gable/shared/timeline/entry.ts'
import type { Course } from './queries.ts'

/** What visitors are asked, as widget, page and forms are set now: to show it, and to hold what they send against it. */
export const askedOf = (
  { asksAddress, phoneRequired }: Pick<Course, 'asksAddress' | 'phoneRequired'>,
  forms: FormConfig[],
): Pick<Journey, 'asksAddress' | 'forms' | 'phoneMandatory'> => ({
  asksAddress: asksAddress || forms.slice(0, 1).some(({ leadType }) => aboutAHome.has(leadType)),
  forms: forms.map(journeyFormOf),
  phoneMandatory: phoneRequired || forms[0]?.settings.phoneMandatory === true,
})

/** Who asks for these speaks of a home that is theirs. */
const aboutAHome = new Set<LeadType>(['HV', 'SELLER'])
