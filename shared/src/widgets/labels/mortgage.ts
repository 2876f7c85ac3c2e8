import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'
import { type ScheduleLabels, scheduleLabels } from './schedule.ts'

export interface MortgageLabels extends CalculatorLabels, ScheduleLabels {
  payment: string
  /** Names the list for who does not see it under the payment. */
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
}

const en: MortgageLabels = {
  ...calculatorLabels.en,
  ...scheduleLabels.en,
  more: 'Taxes, schedule and more',
  payment: 'Monthly payment',
  parts: 'What the payment is made of',
  costs: 'Taxes, insurance and loan program',
  upfrontFee: 'Fee added to the loan',
  insuranceOnRequest: 'Mortgage insurance ends, if you ask',
  insuranceByLaw: 'Mortgage insurance ends at the latest',
  insuranceAfter: 'after {time}',
  plan: 'Extra payments and changing rates',
  planLead:
    'See how much sooner the loan is paid off, or what happens when its rate changes. 0 years: the rate holds for the whole term.',
  extraMonthly: 'Extra each month',
  oneTimeAmount: 'Extra once',
  oneTimeAfter: 'Paid after (years)',
  fixedFor: 'First rate holds (years)',
  adjustedApr: 'Rate after that',
  totalInterest: 'Total interest',
  paidOffAfter: 'Paid off after',
  timeSaved: 'Time saved',
  interestSaved: 'Interest saved',
  adjustedPayment: 'Principal and interest after the rate changes',
  compare: 'Compare two loans',
  compareLead: 'The first loan is the one above. Change the second one and see both side by side.',
  firstLoan: 'First loan',
  secondLoan: 'Second loan',
  difference: 'Difference',
  loanAmount: 'Loan',
  payoff: 'Paid off after',
  sameAsFirst: 'Begin again with the first loan',
}

const es: MortgageLabels = {
  ...calculatorLabels.es,
  ...scheduleLabels.es,
  more: 'Impuestos, calendario y más',
  payment: 'Pago mensual',
  parts: 'De qué se compone el pago',
  costs: 'Impuestos, seguro y programa',
  upfrontFee: 'Cargo que se suma al préstamo',
  insuranceOnRequest: 'El seguro hipotecario termina, si lo pide',
  insuranceByLaw: 'El seguro hipotecario termina a más tardar',
  insuranceAfter: 'después de {time}',
  plan: 'Pagos adicionales y tasas que cambian',
  planLead:
    'Vea cuánto antes se paga el préstamo, o qué pasa cuando cambia la tasa. 0 años: la tasa es la misma todo el plazo.',
  extraMonthly: 'Adicional cada mes',
  oneTimeAmount: 'Adicional una vez',
  oneTimeAfter: 'Pagado después de (años)',
  fixedFor: 'Primera tasa por (años)',
  adjustedApr: 'Tasa después',
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
  sameAsFirst: 'Empezar otra vez con el primer préstamo',
}

export const mortgageLabels: Record<Language, MortgageLabels> = { en, es }
