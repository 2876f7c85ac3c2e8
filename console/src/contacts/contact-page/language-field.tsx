import { noLanguage } from '@gable/shared/contacts/filter.ts'
import { languageNames } from '@gable/shared/journeys/language-names.ts'
import { useId, useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { useErrorToast } from '../../platform/error-toast.ts'
import { contactLanguageOptions } from '../contact-language-options.ts'
import { contactName } from '../contact-name.ts'
import { DetailRow } from './detail-row.tsx'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** The language of the contact's pages and emails, changed in place. */
export function LanguageField() {
  const { contact } = useOpenContact()
  const { save, conflict } = useInlineSave(({ language }) => language)
  const [pendingLanguage, setPendingLanguage] = useState<string>()
  const labelId = useId()
  const errorToast = useErrorToast()

  async function handleChange(value: string) {
    setPendingLanguage(value)
    errorToast.dismiss()
    try {
      const language = value === 'en' || value === 'es' ? value : null
      const isSaved = await save({ language })
      if (isSaved) toast.success(language ? `Language changed to ${languageNames[language]}` : 'Language removed')
    } catch (error) {
      errorToast.show(error)
    } finally {
      setPendingLanguage(undefined)
    }
  }

  return (
    <DetailRow label="Language" id={labelId}>
      <Select
        aria-label="Language"
        value={pendingLanguage ?? contact.language ?? noLanguage}
        options={contactLanguageOptions}
        onChange={(value) => void handleChange(value)}
      />
      <ConflictDialog name={contactName(contact)} {...conflict} />
    </DetailRow>
  )
}
