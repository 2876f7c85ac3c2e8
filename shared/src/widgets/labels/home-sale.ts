import type { SaleLineKey } from '../../calculators/home-sale.ts'
import type { homeSaleFields } from '../../calculators/share-fields.ts'
import type { Language } from '../../journeys/journey.ts'
import { type CalculatorLabels, calculatorLabels } from './calculator.ts'

/** What the agency has not named itself: price, balance and additional costs are called as it calls them. */
export interface HomeSaleLabels extends CalculatorLabels {
  /** Leads from the form to the calculator. */
  back: string
  net: string
  /** The part of the picture that stays with the seller. */
  left: string
  /** The same where it is less than nothing. */
  lacking: string
  /** Opens what the agency says of a field: About {title}. */
  about: string
  /** Said below a net that is less than nothing: {amount} is missing. */
  shortfall: string
  /** What is taken from the price, all together. */
  costs: string
  /** Where it all begins: the price. */
  price: string
  lines: Record<Exclude<SaleLineKey, 'payoff' | 'additional'>, string>
  /** The payoff when interest of some days is in it: the balance as the agency calls it is {balance}. */
  withInterest: string
  picture: string
  /** Of a line that nothing was counted for. */
  asEntered: string
  groups: { commissions: string; loan: string; taxes: string; closing: string }
  fields: Record<SaleFieldName, string>
  /** Said under a field; of the state, which fills in several, under all of them. */
  hints: Partial<Record<SaleFieldName | 'state', string>>
  statement: StatementLabels
  compare: CompareLabels
}

/** What can be entered besides what the agency asks for. */
export type SaleFieldName = Exclude<keyof typeof homeSaleFields, 'price' | 'mortgage' | `additional${number}`>

interface StatementLabels {
  title: string
  /** Heads of the columns. */
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
  left: 'Left for you',
  lacking: 'Missing at the closing',
  about: 'About: {title}',
  shortfall: 'The price does not cover what is owed and what the sale costs. You would bring {amount} to the closing.',
  costs: 'Payoff and costs',
  price: 'Price',
  lines: {
    listingCommission: 'Listing agent’s commission',
    buyerCommission: 'Buyer agent’s commission',
    transferTax: 'Transfer tax',
    titleAndEscrow: 'Title and escrow',
    proratedTax: 'Prorated property tax',
    concessions: 'Concessions to the buyer',
    repairs: 'Repairs',
  },
  withInterest: '{balance} with interest',
  picture: 'Where the price goes',
  asEntered: 'This is the amount you entered.',
  more: 'Taxes, costs and more',
  groups: {
    commissions: 'Commissions',
    loan: 'Loan payoff',
    taxes: 'Taxes',
    closing: 'Closing',
  },
  fields: {
    mortgageApr: 'Interest rate of your loan',
    daysToPayoff: 'Days since your last payment',
    listingRate: 'Listing agent’s commission',
    buyerRate: 'Buyer agent’s commission',
    transferTaxRate: 'Transfer tax',
    titleAndEscrow: 'Title and escrow fees',
    propertyTaxYearly: 'Property tax a year',
    taxDays: 'Days of tax not yet paid',
    concessions: 'Concessions to the buyer',
    repairs: 'Repairs before the sale',
  },
  hints: {
    buyerRate: 'Commissions are negotiable and not set by law.',
    daysToPayoff: 'Lenders ask for interest for each day up to the closing.',
    state: 'Choosing a state fills in what usually falls to the seller there. Some cities ask for more.',
    transferTaxRate: 'In percent of the price.',
    propertyTaxYearly: 'Your tax bill shows it.',
    taxDays: 'Days you have owned the home in this tax year and not paid for.',
    concessions: 'What you pay toward the buyer’s costs.',
  },
  statement: {
    title: 'Statement',
    item: 'Item',
    share: 'Share of price',
    amount: 'Amount',
    download: 'Download for a spreadsheet',
    fileName: 'net-proceeds.csv',
  },
  compare: {
    title: 'Compare two offers',
    lead: 'The first offer is the one above. Change the second one and see what each would leave you.',
    first: 'First offer',
    second: 'Second offer',
    difference: 'Difference',
    again: 'Begin again with the first offer',
  },
}

const es: HomeSaleLabels = {
  ...calculatorLabels.es,
  back: 'Volver al resultado',
  net: 'Ganancia neta estimada',
  left: 'Queda para usted',
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
  picture: 'A dónde va el precio',
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
    state: 'Al elegir un estado se anota lo que allí suele pagar quien vende. Algunas ciudades cobran más.',
    transferTaxRate: 'En porcentaje del precio.',
    propertyTaxYearly: 'Aparece en su recibo del impuesto.',
    taxDays: 'Días de este año fiscal en que la casa ha sido suya y que no ha pagado.',
    concessions: 'Lo que usted paga de los gastos del comprador.',
  },
  statement: {
    title: 'Desglose',
    item: 'Concepto',
    share: 'Parte del precio',
    amount: 'Monto',
    download: 'Descargar para una hoja de cálculo',
    fileName: 'ganancia-neta.csv',
  },
  compare: {
    title: 'Comparar dos ofertas',
    lead: 'La primera oferta es la de arriba. Cambie la segunda y vea cuánto le dejaría cada una.',
    first: 'Primera oferta',
    second: 'Segunda oferta',
    difference: 'Diferencia',
    again: 'Empezar otra vez con la primera oferta',
  },
}

export const homeSaleLabels: Record<Language, HomeSaleLabels> = { en, es }
