import type { ScheduleHeaders } from '../../calculators/schedule-csv.ts'
import type { Language } from '../../journeys/journey.ts'

export interface ScheduleLabels {
  schedule: string
  balanceChart: string
  /** Text alternative of the chart: {start}, {half}, {end}. */
  balanceText: string
  /** Tooltip: {time}, {amount}. */
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
    balanceChart: 'Remaining balance by year',
    balanceText: 'The loan starts at {start}, is down to {half} halfway through and is paid off after {end}.',
    balanceAt: 'After {time}: {amount} remaining',
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
      extra: 'Extra',
      balance: 'Balance',
    },
    download: 'Download spreadsheet',
    fileName: 'payment-schedule.csv',
  },
  es: {
    schedule: 'Calendario de pagos',
    balanceChart: 'Saldo pendiente por año',
    balanceText: 'El préstamo empieza en {start}, a la mitad quedan {half} y se termina de pagar después de {end}.',
    balanceAt: 'Después de {time}: quedan {amount}',
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
      extra: 'Adicional',
      balance: 'Saldo',
    },
    download: 'Descargar hoja de cálculo',
    fileName: 'calendario-de-pagos.csv',
  },
}
