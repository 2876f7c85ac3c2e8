import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'
import { type ScheduleLabels, scheduleLabels } from './schedule.ts'

export interface MortgageLabels extends CalculatorLabels, ScheduleLabels {
  payment: string
  /** Above the form: {amount} */
  sentAlong: string
  /** Accessible name of the list below the payment. */
  parts: string
  costs: string
  upfrontFee: string
  insuranceOnRequest: string
  insuranceByLaw: string
  /** {time} */
  insuranceAfter: string
  plan: string
  planLead: string
  extraMonthly: string
  oneTimeAmount: string
  oneTimeAfter: string
  fixedFor: string
  adjustedApr: string
  totalInterest: string
  paidOffAfter: string
  timeSaved: string
  interestSaved: string
  adjustedPayment: string
  compare: string
  compareLead: string
  firstLoan: string
  secondLoan: string
  difference: string
  loanAmount: string
  payoff: string
  sameAsFirst: string
  closingRate: string
  cashToClose: string
}

const en: MortgageLabels = {
  ...calculatorLabels.en,
  ...scheduleLabels.en,
  more: 'Taxes, schedule and more',
  payment: 'Monthly payment',
  sentAlong: 'Your estimate: {amount} a month, sent along',
  parts: 'Payment breakdown',
  costs: 'Taxes, insurance and loan program',
  upfrontFee: 'Fee added to the loan',
  insuranceOnRequest: 'Mortgage insurance ends at your request',
  insuranceByLaw: 'Mortgage insurance ends automatically',
  insuranceAfter: 'after {time}',
  plan: 'Extra payments and rate changes',
  planLead:
    'See how much sooner you could pay off the loan, or what a rate change would cost. Enter 0 years for a fixed rate.',
  extraMonthly: 'Extra monthly payment',
  oneTimeAmount: 'One-time payment',
  oneTimeAfter: 'Paid after (years)',
  fixedFor: 'Fixed for (years)',
  adjustedApr: 'Rate after adjustment',
  totalInterest: 'Total interest',
  paidOffAfter: 'Paid off after',
  timeSaved: 'Time saved',
  interestSaved: 'Interest saved',
  adjustedPayment: 'Principal and interest after the rate change',
  compare: 'Compare two loans',
  compareLead: 'The first loan uses the numbers above. Change the second loan to see both side by side.',
  firstLoan: 'First loan',
  secondLoan: 'Second loan',
  difference: 'Difference',
  loanAmount: 'Loan',
  payoff: 'Paid off after',
  sameAsFirst: 'Reset to first loan',
  closingRate: 'Closing costs (% of price)',
  cashToClose: 'Cash to close',
}

const es: MortgageLabels = {
  ...calculatorLabels.es,
  ...scheduleLabels.es,
  more: 'Impuestos, calendario y más',
  payment: 'Pago mensual',
  sentAlong: 'Su estimación: {amount} al mes, se envía junto',
  parts: 'Desglose del pago',
  costs: 'Impuestos, seguro y programa',
  upfrontFee: 'Cargo que se suma al préstamo',
  insuranceOnRequest: 'El seguro hipotecario termina si lo solicita',
  insuranceByLaw: 'El seguro hipotecario termina automáticamente',
  insuranceAfter: 'después de {time}',
  plan: 'Pagos adicionales y cambios de tasa',
  planLead:
    'Vea cuánto antes podría pagar el préstamo o qué pasa si cambia la tasa. Escriba 0 años para una tasa fija.',
  extraMonthly: 'Pago mensual adicional',
  oneTimeAmount: 'Pago único adicional',
  oneTimeAfter: 'Pagado después de (años)',
  fixedFor: 'Tasa fija por (años)',
  adjustedApr: 'Tasa después del ajuste',
  totalInterest: 'Intereses en total',
  paidOffAfter: 'Pagado después de',
  timeSaved: 'Tiempo ahorrado',
  interestSaved: 'Intereses ahorrados',
  adjustedPayment: 'Capital e intereses cuando cambia la tasa',
  compare: 'Comparar dos préstamos',
  compareLead: 'El primer préstamo es el de arriba. Cambie el segundo y vea los dos lado a lado.',
  firstLoan: 'Primer préstamo',
  secondLoan: 'Segundo préstamo',
  difference: 'Diferencia',
  loanAmount: 'Préstamo',
  payoff: 'Pagado después de',
  sameAsFirst: 'Restablecer al primer préstamo',
  closingRate: 'Gastos de cierre (% del precio)',
  cashToClose: 'Efectivo para el cierre',
}

export const mortgageLabels: Record<Language, MortgageLabels> = { en, es }

const enOwner: MortgageLabels = {
  ...en,
  loan: {
    ...en.loan,
    price: 'Home value',
    down: 'Your equity',
    downPercent: 'Your equity (%)',
    downTooHigh: 'This cannot be more than the home value.',
    taxRate: 'Property tax (% of value)',
    pmiRate: 'PMI if less than 20% equity (%)',
  },
  payment: 'New monthly payment',
  loanAmount: 'New loan',
  closingRate: 'Closing costs (% of value)',
}

const esOwner: MortgageLabels = {
  ...es,
  loan: {
    ...es.loan,
    price: 'Valor de la casa',
    down: 'Su capital en la casa',
    downPercent: 'Su capital (%)',
    downTooHigh: 'No puede ser más que el valor de la casa.',
    taxRate: 'Impuesto predial (% del valor)',
    pmiRate: 'PMI con menos de 20% de capital (%)',
  },
  payment: 'Nuevo pago mensual',
  loanAmount: 'Nuevo préstamo',
  closingRate: 'Gastos de cierre (% del valor)',
}

/** For homeowners who compare a new loan: they have equity instead of paying a price. */
export const mortgageOwnerLabels: Record<Language, MortgageLabels> = { en: enOwner, es: esOwner }
