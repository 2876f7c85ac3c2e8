import type { ScheduleHeaders } from '../../calculators/schedule-csv.ts'
import type { Language } from '../../journeys/journey.ts'

/** How a loan is paid back. */
export interface ScheduleLabels {
  schedule: string
  balanceChart: string
  /** {start}, {half}, {end}: what the picture shows, in words. */
  balanceText: string
  /** {time}, {amount}: where a visitor points. */
  balanceAt: string
  asPlanned: string
  withoutExtra: string
  byYear: string
  byMonth: string
  year: string
  columns: ScheduleHeaders
  download: string
  fileName: string
}

export const scheduleLabels: Record<Language, ScheduleLabels> = {
  en: {
    schedule: 'Payment schedule',
    balanceChart: 'What is still owed, by year',
    balanceText: 'The loan begins at {start}, is down to {half} halfway and is paid off after {end}.',
    balanceAt: 'After {time}: {amount} still owed',
    asPlanned: 'As planned',
    withoutExtra: 'Without extra payments',
    byYear: 'By year',
    byMonth: 'By month',
    year: 'Year',
    columns: {
      month: 'Month',
      payment: 'Payment',
      interest: 'Interest',
      principal: 'Principal',
      extra: 'Of it extra',
      balance: 'Still owed',
    },
    download: 'Download for a spreadsheet',
    fileName: 'payment-schedule.csv',
  },
  es: {
    schedule: 'Calendario de pagos',
    balanceChart: 'Lo que aún se debe, por año',
    balanceText: 'El préstamo empieza en {start}, a la mitad quedan {half} y se termina de pagar después de {end}.',
    balanceAt: 'Después de {time}: aún se deben {amount}',
    asPlanned: 'Según lo previsto',
    withoutExtra: 'Sin pagos adicionales',
    byYear: 'Por año',
    byMonth: 'Por mes',
    year: 'Año',
    columns: {
      month: 'Mes',
      payment: 'Pago',
      interest: 'Intereses',
      principal: 'Capital',
      extra: 'De ello adicional',
      balance: 'Aún se debe',
    },
    download: 'Descargar para una hoja de cálculo',
    fileName: 'calendario-de-pagos.csv',
  },
}
