import type { Filling } from '@gable/shared/journeys/filling.ts'

export const emptyFilling: Filling = {
  address: '',
  answers: {},
  details: { firstName: '', lastName: '', email: '', phone: '' },
}
