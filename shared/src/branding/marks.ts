import type { Mark } from './public-brand.ts'

interface MarkIcon {
  label: string
  spanishLabel: string
  /** SVG path in one color with the even-odd fill rule, in a 24 by 24 view box. */
  path: string
}

/** Fair housing and REALTOR® logos. The label replaces the icon in emails. */
export const marks: Record<Mark, MarkIcon> = {
  EQUAL_HOUSING: {
    label: 'Equal Housing Opportunity',
    spanishLabel: 'Igualdad de Oportunidad en la Vivienda',
    path: 'M12 1 1 8v4h2v11h18V12h2V8ZM6 8.9l6-3.8 6 3.8V20H6ZM8.5 10h7v2.6h-7Zm0 4.4h7V17h-7Z',
  },
  EQUAL_HOUSING_LENDER: {
    label: 'Equal Housing Lender',
    spanishLabel: 'Prestamista con Igualdad de Oportunidad en la Vivienda',
    path: 'M12 1 1 8v4h2v6h18v-6h2V8ZM6 8.9l6-3.8 6 3.8V15.5H6ZM8.5 8.4h7v2.2h-7Zm0 3.8h7v2.2h-7ZM1 20h22v3H1Z',
  },
  REALTOR: {
    label: 'REALTOR®',
    spanishLabel: 'REALTOR®',
    path: 'M2 1h20v22H2ZM6.5 4.5V19h3.4v-5.2h1.5l3.4 5.2h4l-3.9-5.7a4.6 4.6 0 0 0-1.9-8.8ZM9.9 7.2h2.7a2 2 0 0 1 0 4H9.9Z',
  },
}
