import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'

export const emptyValues: JourneyValues = {
  address: '',
  answers: {},
  details: { firstName: '', lastName: '', email: '', phone: '' },
}
