import type { Language } from '@gable/shared/journeys/journey.ts'

export const languageOptions: { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
]
