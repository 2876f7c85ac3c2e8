import type { HomeFigures } from '@gable/shared/home/endpoints.ts'

/** Nobody in the book yet and nobody has come by: there is nothing to show, only something to begin. */
export const isNewAgency = ({ contacts, leads, days }: HomeFigures): boolean =>
  contacts.total === 0 && leads.open === 0 && days.every(({ views, submissions }) => views === 0 && submissions === 0)
