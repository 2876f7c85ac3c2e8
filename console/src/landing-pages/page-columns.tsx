import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { type SubjectColumn, standingColumns } from '../assets/standing-columns.tsx'

/** Of the lists. Days are those of whoever looks. */
export const pageColumns = (timeZone: string): SubjectColumn<LandingPage>[] => [
  { key: 'name', header: 'Name', sort: 'name', width: '240px', cell: ({ name }) => name },
  ...standingColumns({ viewed: 'landing pages', views: 'page views', timeZone }),
]
