import type { Language } from '@gable/shared/journeys/journey.ts'
import { useState } from 'react'
import type { Choice } from '../../design/inputs/option.ts'

export type PreviewOptions = ReturnType<typeof usePreviewOptions>

/** Whose page the preview shows, and how. */
export function usePreviewOptions() {
  /** A home of a contact; null for the sample home. */
  const [home, setHome] = useState<Choice | null>(null)
  const [language, setLanguage] = useState<Language>('en')
  const [withoutEstimate, setWithoutEstimate] = useState(false)
  const [contactId, propertyId] = home?.value.split(' ') ?? []
  return {
    home,
    setHome,
    query: { language, ...(contactId && propertyId && { contactId, propertyId }) },
    language,
    setLanguage,
    withoutEstimate,
    onWithoutEstimateChange: setWithoutEstimate,
  }
}
