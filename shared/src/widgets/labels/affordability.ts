import type { PriceLimit } from '../../calculators/affordability.ts'
import type { HousingLimit } from '../../calculators/ratio-rules.ts'
import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'
import { type ScheduleLabels, scheduleLabels } from './schedule.ts'

export interface AffordabilityLabels extends CalculatorLabels, ScheduleLabels {
  /** Button in the form that returns to the calculator. */
  back: string
  price: string
  /** Above the form: {amount} */
  sentAlong: string
  perMonth: string
  loanAmount: string
  /** Label of the sentence that explains the price limit. */
  why: string
  /** {front} and {back} are percentages of the income. */
  limits: Record<HousingLimit['limitedBy'], string> & Record<Exclude<PriceLimit['basis'], 'loan'>, string>
  /** For loan programs that limit only housing and debts together. */
  onlyTogether: string
  /** Title of the chart. */
  picture: string
  /** Explanation of a line that is not calculated. */
  asEntered: string
  fields: {
    incomeYearly: string
    debtsMonthly: string
    ratioForHousing: string
    ratioWithDebts: string
  }
  hints: {
    incomeYearly: string
    debtsMonthly: string
    ratioForHousing: string
    ratioWithDebts: string
  }
  range: RangeLabels
  compare: CompareLabels
  summary: SummaryLabels
  ratios: string
  /** The highest monthly housing cost that lenders allow. */
  limit: string
  costs: string
}

interface CompareLabels {
  title: string
  lead: string
  first: string
  second: string
  difference: string
  again: string
}

interface SummaryLabels {
  item: string
  value: string
  download: string
  fileName: string
}

interface RangeLabels {
  title: string
  careful: string
  carefulHint: string
  usual: string
  usualHint: string
  stretch: string
  /** {back} of the income for housing and debts, according to {source}. */
  stretchHint: string
  picture: string
}

const en: AffordabilityLabels = {
  ...calculatorLabels.en,
  ...scheduleLabels.en,
  back: 'Back to the result',
  price: 'A home you could afford',
  sentAlong: 'Your estimate: {amount}, sent along',
  perMonth: 'Monthly cost',
  loanAmount: 'Loan',
  why: 'What limits the price',
  limits: {
    income: 'Your income limits this price: lenders usually allow {front} of it for housing.',
    debts: 'Your debts limit this price: lenders usually allow {back} of your income for housing and debts.',
    threshold: 'Your down payment limits this price: above it, you would pay mortgage insurance or a higher fee.',
    cash: 'Your monthly limit sets this price: property tax and insurance alone would use it up, even without a loan.',
    nothing: 'Your debts and the costs of a home already use up what lenders allow each month.',
  },
  onlyTogether: 'Your income limits this price: lenders usually allow {back} of it for housing and debts.',
  picture: 'Monthly cost breakdown',
  asEntered: 'This is the amount you entered.',
  fields: {
    incomeYearly: 'Annual income',
    debtsMonthly: 'Monthly debts',
    ratioForHousing: 'Share of income for housing',
    ratioWithDebts: 'Share of income for housing and debts',
  },
  hints: {
    incomeYearly: 'Income before taxes of everyone who will sign the loan.',
    debtsMonthly: 'Car, student loan and credit card payments. Rent does not count.',
    ratioForHousing: 'A percentage of your income before taxes.',
    ratioWithDebts: 'Includes the home and all other debts.',
  },
  more: 'Loan, taxes and limits',
  range: {
    title: 'Price range',
    careful: 'With a cushion',
    carefulHint: 'Still within the limits if the rate rose by one point.',
    usual: 'Usual limits',
    usualHint: 'The most that the limits allow at the rate you entered.',
    stretch: 'Maximum',
    stretchHint:
      'Some lenders accept {back} of your income for housing and debts if you have strong credit and savings ({source}). That leaves less for everything else.',
    picture: 'Prices from cautious to maximum',
  },
  compare: {
    title: 'Compare two budgets',
    lead: 'The first budget uses the numbers above. Try a different loan, less debt or a larger down payment in the second one.',
    first: 'First budget',
    second: 'Second budget',
    difference: 'Difference',
    again: 'Reset to first budget',
  },
  summary: {
    item: 'Item',
    value: 'Value',
    download: 'Download spreadsheet',
    fileName: 'home-budget.csv',
  },
  ratios: 'Lender limits',
  limit: 'Maximum monthly housing cost',
  costs: 'Home costs',
}

const es: AffordabilityLabels = {
  ...calculatorLabels.es,
  ...scheduleLabels.es,
  back: 'Volver al resultado',
  price: 'Una casa que podría pagar',
  sentAlong: 'Su estimación: {amount}, se envía junto',
  perMonth: 'Costo mensual',
  loanAmount: 'Préstamo',
  why: 'Qué limita el precio',
  limits: {
    income: 'Sus ingresos limitan este precio: los prestamistas suelen permitir el {front} de ellos para vivienda.',
    debts:
      'Sus deudas limitan este precio: los prestamistas suelen permitir el {back} de sus ingresos para vivienda y deudas.',
    threshold: 'Su pago inicial limita este precio: por encima pagaría un seguro hipotecario o un cargo mayor.',
    cash: 'Su límite mensual fija este precio: el impuesto predial y el seguro lo agotarían incluso sin préstamo.',
    nothing: 'Sus deudas y los gastos de una casa ya agotan lo que los prestamistas permiten al mes.',
  },
  onlyTogether:
    'Sus ingresos limitan este precio: los prestamistas suelen permitir el {back} de ellos para vivienda y deudas.',
  picture: 'Desglose del costo mensual',
  asEntered: 'Es el monto que usted escribió.',
  fields: {
    incomeYearly: 'Ingresos anuales',
    debtsMonthly: 'Deudas mensuales',
    ratioForHousing: 'Parte de los ingresos para vivienda',
    ratioWithDebts: 'Parte de los ingresos para vivienda y deudas',
  },
  hints: {
    incomeYearly: 'Ingresos antes de impuestos de todas las personas que firmarán el préstamo.',
    debtsMonthly: 'Pagos de autos, estudios y tarjetas de crédito. El alquiler no cuenta.',
    ratioForHousing: 'Un porcentaje de sus ingresos antes de impuestos.',
    ratioWithDebts: 'Incluye la casa y todas las demás deudas.',
  },
  more: 'Préstamo, impuestos y límites',
  range: {
    title: 'Rango de precios',
    careful: 'Con un margen',
    carefulHint: 'Aún dentro de los límites si la tasa fuera un punto más alta.',
    usual: 'Según los límites usuales',
    usualHint: 'Lo que permiten los límites con la tasa que escribió.',
    stretch: 'Como máximo',
    stretchHint:
      'Algunos prestamistas aceptan el {back} de sus ingresos para la casa y las deudas, con buen crédito y ahorros ({source}). Deja menos para todo lo demás.',
    picture: 'Precios del prudente al máximo',
  },
  compare: {
    title: 'Comparar dos presupuestos',
    lead: 'El primer presupuesto es el de arriba. Cambie el segundo: otro préstamo, menos deudas, más pago inicial.',
    first: 'Primer presupuesto',
    second: 'Segundo presupuesto',
    difference: 'Diferencia',
    again: 'Restablecer al primer presupuesto',
  },
  summary: {
    item: 'Concepto',
    value: 'Valor',
    download: 'Descargar hoja de cálculo',
    fileName: 'presupuesto-de-casa.csv',
  },
  ratios: 'Límites de los prestamistas',
  limit: 'Costo máximo de vivienda al mes',
  costs: 'Gastos de la casa',
}

export const affordabilityLabels: Record<Language, AffordabilityLabels> = { en, es }
