import type { PriceLimit } from '../../calculators/affordability.ts'
import type { HousingLimit } from '../../calculators/ratio-rules.ts'
import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'
import { type ScheduleLabels, scheduleLabels } from './schedule.ts'

export interface AffordabilityLabels extends CalculatorLabels, ScheduleLabels {
  /** Leads from the form to the calculator. */
  back: string
  price: string
  perMonth: string
  loanAmount: string
  /** Names the sentence about what keeps the price from being higher. */
  why: string
  /** What holds the price where it is. {front} and {back} are shares of the income. */
  limits: Record<HousingLimit['limitedBy'], string> & Record<Exclude<PriceLimit['basis'], 'loan'>, string>
  /** The limit by debts where a program asks for no share of housing alone. */
  onlyTogether: string
  /** Said below when less is paid down than lenders accept: at least {percent}, that is {amount}. */
  downTooSmall: string
  picture: string
  /** Of a line that nothing was counted for. */
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
  /** What lenders let a month of housing cost. */
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

/** From a cautious price to the highest one. */
interface RangeLabels {
  title: string
  careful: string
  carefulHint: string
  usual: string
  usualHint: string
  stretch: string
  /** {back} of the income may go to housing and debts, by {source}. */
  stretchHint: string
  picture: string
}

const en: AffordabilityLabels = {
  ...calculatorLabels.en,
  ...scheduleLabels.en,
  back: 'Back to the result',
  price: 'A home you could afford',
  perMonth: 'Monthly cost',
  loanAmount: 'Loan',
  why: 'What sets the price',
  limits: {
    income: 'Your income sets this price: lenders usually let a home take {front} of it.',
    debts: 'Your debts set this price: home and debts together may usually take {back} of your income.',
    threshold: 'Your down payment sets this price: above it, mortgage insurance or a higher fee would begin.',
    cash: 'Your monthly limit sets this price: property tax and insurance alone would use it up, without any loan.',
    nothing: 'Your debts and the costs of a home already take all that lenders let you spend each month.',
  },
  onlyTogether: 'Your income sets this price: home and debts together may usually take {back} of it.',
  downTooSmall: 'For this price lenders of this program usually ask for at least {percent} down, which is {amount}.',
  picture: 'What a month would cost',
  asEntered: 'This is the amount you entered.',
  fields: {
    incomeYearly: 'Annual income',
    debtsMonthly: 'Monthly debts',
    ratioForHousing: 'Share of income for the home',
    ratioWithDebts: 'Share with all debts',
  },
  hints: {
    incomeYearly: 'Income counts before taxes, of everyone who will sign the loan.',
    debtsMonthly: 'Debts are car, student and card payments; rent is none.',
    ratioForHousing: 'Of your income before taxes.',
    ratioWithDebts: 'The home and all other debts together.',
  },
  more: 'Loan, taxes and limits',
  range: {
    title: 'How far it could go',
    careful: 'With a cushion',
    carefulHint: 'Still within the limits if the rate were a point higher.',
    usual: 'By the usual limits',
    usualHint: 'What the limits allow at the rate you entered.',
    stretch: 'At most',
    stretchHint:
      'Some lenders accept {back} of your income for home and debts, with strong credit and savings ({source}). It leaves less for everything else.',
    picture: 'From a careful price to the highest one',
  },
  compare: {
    title: 'Compare two budgets',
    lead: 'The first budget is the one above. Change the second one: another loan, fewer debts, more paid down.',
    first: 'First budget',
    second: 'Second budget',
    difference: 'Difference',
    again: 'Begin again with the first budget',
  },
  summary: {
    item: 'Item',
    value: 'Value',
    download: 'Download for a spreadsheet',
    fileName: 'home-budget.csv',
  },
  ratios: 'Lenders’ limits',
  limit: 'What a month of housing may cost',
  costs: 'Cost of the home',
}

const es: AffordabilityLabels = {
  ...calculatorLabels.es,
  ...scheduleLabels.es,
  back: 'Volver al resultado',
  price: 'Una casa que podría pagar',
  perMonth: 'Costo mensual',
  loanAmount: 'Préstamo',
  why: 'Qué fija el precio',
  limits: {
    income: 'Sus ingresos fijan este precio: los prestamistas suelen permitir que la casa tome el {front} de ellos.',
    debts: 'Sus deudas fijan este precio: la casa y las deudas juntas suelen poder tomar el {back} de sus ingresos.',
    threshold: 'Su pago inicial fija este precio: por encima empezaría un seguro hipotecario o un cargo mayor.',
    cash: 'Su límite mensual fija este precio: el impuesto predial y el seguro lo agotarían sin ningún préstamo.',
    nothing: 'Sus deudas y los gastos de una casa ya toman todo lo que los prestamistas le permiten gastar al mes.',
  },
  onlyTogether: 'Sus ingresos fijan este precio: la casa y las deudas juntas suelen poder tomar el {back} de ellos.',
  downTooSmall:
    'Para este precio, los prestamistas de este programa suelen pedir al menos el {percent} de pago inicial, es decir, {amount}.',
  picture: 'Lo que costaría un mes',
  asEntered: 'Es el monto que usted escribió.',
  fields: {
    incomeYearly: 'Ingresos anuales',
    debtsMonthly: 'Deudas mensuales',
    ratioForHousing: 'Parte de los ingresos para la casa',
    ratioWithDebts: 'Parte con todas las deudas',
  },
  hints: {
    incomeYearly: 'Cuentan los ingresos antes de impuestos de todas las personas que firmarán el préstamo.',
    debtsMonthly: 'Son deudas los pagos de autos, estudios y tarjetas; el alquiler no.',
    ratioForHousing: 'De sus ingresos antes de impuestos.',
    ratioWithDebts: 'La casa y todas las demás deudas juntas.',
  },
  more: 'Préstamo, impuestos y límites',
  range: {
    title: 'Hasta dónde podría llegar',
    careful: 'Con un margen',
    carefulHint: 'Aún dentro de los límites si la tasa fuera un punto más alta.',
    usual: 'Según los límites usuales',
    usualHint: 'Lo que permiten los límites con la tasa que escribió.',
    stretch: 'Como máximo',
    stretchHint:
      'Algunos prestamistas aceptan el {back} de sus ingresos para la casa y las deudas, con buen crédito y ahorros ({source}). Deja menos para todo lo demás.',
    picture: 'De un precio prudente al más alto',
  },
  compare: {
    title: 'Comparar dos presupuestos',
    lead: 'El primer presupuesto es el de arriba. Cambie el segundo: otro préstamo, menos deudas, más pago inicial.',
    first: 'Primer presupuesto',
    second: 'Segundo presupuesto',
    difference: 'Diferencia',
    again: 'Empezar otra vez con el primer presupuesto',
  },
  summary: {
    item: 'Concepto',
    value: 'Valor',
    download: 'Descargar para una hoja de cálculo',
    fileName: 'presupuesto-de-casa.csv',
  },
  ratios: 'Límites de los prestamistas',
  limit: 'Lo que puede costar la vivienda al mes',
  costs: 'Gastos de la casa',
}

export const affordabilityLabels: Record<Language, AffordabilityLabels> = { en, es }
