import { noLanguage } from '@gable/shared/contacts/filter.ts'
import { languageOptions } from '@gable/shared/journeys/language-names.ts'

export const contactLanguageOptions = [{ value: noLanguage, label: 'Not known' }, ...languageOptions]
