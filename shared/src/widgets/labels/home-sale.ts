import type { SaleLineKey } from '../../calculators/home-sale.ts'
import type { homeSaleFields } from '../../calculators/share-fields.ts'
import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'

/** The agency writes the names of the price, the mortgage balance and its additional costs. */
export interface HomeSaleLabels extends CalculatorLabels {
  /** Button in the form that returns to the calculator. */
  back: string
  net: string
  /** Above the form: {amount} */
  sentAlong: string
  /** Chart segment for positive net proceeds. */
  left: string
  /** Chart segment for negative net proceeds. */
  lacking: string
  /** Info button of a field: {title}. */
  about: string
  /** Below negative net proceeds: {amount} is missing. */
  shortfall: string
  /** Total of all deductions. */
  costs: string
  price: string
  lines: Record<Exclude<SaleLineKey, 'payoff' | 'additional'>, string>
  /** Payoff that includes daily interest. {balance} is the agency's name for the balance. */
  withInterest: string
  /** Title of the chart. */
  picture: string
  /** Explanation of a line that is not calculated. */
  asEntered: string
  groups: { commissions: string; loan: string; taxes: string; closing: string }
  fields: Record<SaleFieldName, string>
  /** Below a field. The hint for the state, or for the ZIP code where one is asked for, is below all fields that it fills in. */
  hints: Partial<Record<SaleFieldName | 'state' | 'zip', string>>
  statement: StatementLabels
  compare: CompareLabels
}

/** Inputs that the agency does not set up. */
export type SaleFieldName = Exclude<keyof typeof homeSaleFields, 'price' | 'mortgage' | `additional${number}`>

interface StatementLabels {
  title: string
  /** Column headers. */
  item: string
  share: string
  amount: string
  download: string
  fileName: string
}

interface CompareLabels {
  title: string
  lead: string
  first: string
  second: string
  difference: string
  again: string
}

const en: HomeSaleLabels = {
  ...calculatorLabels.en,
  back: 'Back to the result',
  net: 'Estimated net proceeds',
  sentAlong: 'Your estimate: {amount}, sent along',
  left: 'Your proceeds',
  lacking: 'Shortfall at closing',
  about: 'About: {title}',
  shortfall: 'The price does not cover your payoff and selling costs. You would need to bring {amount} to closing.',
  costs: 'Payoff and costs',
  price: 'Price',
  lines: {
    listingCommission: 'Listing agent’s commission',
    buyerCommission: 'Buyer agent’s commission',
    transferTax: 'Transfer tax',
    titleAndEscrow: 'Title and escrow',
    proratedTax: 'Prorated property tax',
    concessions: 'Buyer concessions',
    repairs: 'Repairs',
  },
  withInterest: '{balance} with interest',
  picture: 'Where the money goes',
  asEntered: 'This is the amount you entered.',
  more: 'Taxes, costs and more',
  groups: {
    commissions: 'Commissions',
    loan: 'Loan payoff',
    taxes: 'Taxes',
    closing: 'Closing',
  },
  fields: {
    mortgageApr: 'Your loan’s interest rate',
    daysToPayoff: 'Days since your last payment',
    listingRate: 'Listing agent’s commission',
    buyerRate: 'Buyer agent’s commission',
    transferTaxRate: 'Transfer tax',
    titleAndEscrow: 'Title and escrow fees',
    propertyTaxYearly: 'Annual property tax',
    taxDays: 'Days of unpaid property tax',
    concessions: 'Buyer concessions',
    repairs: 'Repairs before the sale',
  },
  hints: {
    buyerRate: 'Commissions are negotiable and not set by law.',
    daysToPayoff: 'Lenders charge interest for each day until closing.',
    state: 'Choosing a state fills in what sellers usually pay there. Some cities charge more.',
    zip: 'Entering a ZIP code or choosing a state fills in what sellers usually pay there. Some cities charge more.',
    transferTaxRate: 'As a percentage of the price.',
    propertyTaxYearly: 'You can find it on your tax bill.',
    taxDays: 'Days in this tax year that you owned the home but have not paid tax for.',
    concessions: 'The part of the buyer’s costs that you pay.',
  },
  statement: {
    title: 'Statement',
    item: 'Item',
    share: 'Share of price',
    amount: 'Amount',
    download: 'Download spreadsheet',
    fileName: 'net-proceeds.csv',
  },
  compare: {
    title: 'Compare two offers',
    lead: 'The first offer uses the numbers above. Change the second offer to compare what you would keep.',
    first: 'First offer',
    second: 'Second offer',
    difference: 'Difference',
    again: 'Reset to first offer',
  },
}

const es: HomeSaleLabels = {
  ...calculatorLabels.es,
  back: 'Volver al resultado',
  net: 'Ganancia neta estimada',
  sentAlong: 'Su estimación: {amount}, se envía junto',
  left: 'Lo que usted recibe',
  lacking: 'Falta en el cierre',
  about: 'Acerca de: {title}',
  shortfall:
    'El precio no cubre lo que se debe y lo que cuesta la venta. Usted tendría que aportar {amount} en el cierre.',
  costs: 'Liquidación y costos',
  price: 'Precio',
  lines: {
    listingCommission: 'Comisión del agente vendedor',
    buyerCommission: 'Comisión del agente comprador',
    transferTax: 'Impuesto de transferencia',
    titleAndEscrow: 'Título y depósito en garantía',
    proratedTax: 'Impuesto predial prorrateado',
    concessions: 'Concesiones al comprador',
    repairs: 'Reparaciones',
  },
  withInterest: '{balance} con intereses',
  picture: 'A dónde va el dinero',
  asEntered: 'Es el monto que usted escribió.',
  more: 'Impuestos, gastos y más',
  groups: {
    commissions: 'Comisiones',
    loan: 'Liquidación del préstamo',
    taxes: 'Impuestos',
    closing: 'Cierre',
  },
  fields: {
    mortgageApr: 'Tasa de interés de su préstamo',
    daysToPayoff: 'Días desde su último pago',
    listingRate: 'Comisión del agente vendedor',
    buyerRate: 'Comisión del agente comprador',
    transferTaxRate: 'Impuesto de transferencia',
    titleAndEscrow: 'Gastos de título y depósito en garantía',
    propertyTaxYearly: 'Impuesto predial al año',
    taxDays: 'Días de impuesto aún no pagados',
    concessions: 'Concesiones al comprador',
    repairs: 'Reparaciones antes de la venta',
  },
  hints: {
    buyerRate: 'Las comisiones son negociables y no las fija la ley.',
    daysToPayoff: 'El prestamista cobra intereses por cada día hasta el cierre.',
    state: 'Al elegir un estado se completa lo que allí suele pagar quien vende. Algunas ciudades cobran más.',
    zip: 'Al escribir un código postal o elegir un estado se completa lo que allí suele pagar quien vende. Algunas ciudades cobran más.',
    transferTaxRate: 'En porcentaje del precio.',
    propertyTaxYearly: 'Aparece en su recibo del impuesto.',
    taxDays: 'Días de este año fiscal en que la casa fue suya y cuyo impuesto aún no ha pagado.',
    concessions: 'Lo que usted paga de los gastos del comprador.',
  },
  statement: {
    title: 'Desglose',
    item: 'Concepto',
    share: 'Parte del precio',
    amount: 'Monto',
    download: 'Descargar hoja de cálculo',
    fileName: 'ganancia-neta.csv',
  },
  compare: {
    title: 'Comparar dos ofertas',
    lead: 'La primera oferta es la de arriba. Cambie la segunda y vea cuánto le dejaría cada una.',
    first: 'Primera oferta',
    second: 'Segunda oferta',
    difference: 'Diferencia',
    again: 'Restablecer a la primera oferta',
  },
}

export const homeSaleLabels: Record<Language, HomeSaleLabels> = { en, es }
