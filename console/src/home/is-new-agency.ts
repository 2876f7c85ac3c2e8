import type { HomeFigures } from '@gable/shared/home/endpoints.ts'

/** No contacts, no leads and no visits: Home shows the setup tasks instead of zeros. */
export const isNewAgency = ({ contacts, leads, days }: HomeFigures): boolean =>
  contacts.total === 0 && leads.open === 0 && days.every(({ views, submissions }) => views === 0 && submissions === 0)
