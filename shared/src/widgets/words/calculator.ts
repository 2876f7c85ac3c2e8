import type { Assumption } from '../../calculators/explanation.ts'
import type { Program } from '../../calculators/loan-program.ts'
import type { TableNote } from '../../calculators/state-table.ts'
import type { Language } from '../../journey/journey.ts'

/** What every calculator says. */
export interface CalculatorWords {
  /** {limit} is the least or the most that can be. */
  faults: Record<'empty' | 'unreadable' | 'low' | 'high' | 'uneven', string>
  stale: string
  loading: string
  unreachable: string
  retry: string
  more: string
  less: string
  explanation: {
    formula: string
    assumptions: string
    /** {source}, {year}. */
    source: string
    terms: Readonly<Record<string, string>>
    assumed: Record<Assumption, string>
    tables: Record<TableNote['key'], string>
  }
  loan: LoanWords
  /** {years} and {months}, each as one and as several. */
  duration: Record<'year' | 'years' | 'month' | 'months', string>
  keep: KeepWords
}

export interface LoanWords {
  price: string
  down: string
  downPercent: string
  downTooHigh: string
  apr: string
  term: string
  /** {years} */
  years: string
  /** The usual ones in months, as they are called. */
  terms: readonly (readonly [months: number, name: string])[]
  otherTerm: string
  termYears: string
  state: string
  noState: string
  taxRate: string
  taxYearly: string
  insuranceYearly: string
  hoaMonthly: string
  program: string
  programs: Record<Program, string>
  vaUse: string
  vaUses: Record<'first' | 'later' | 'exempt', string>
  pmiRate: string
  principalAndInterest: string
  propertyTax: string
  homeInsurance: string
  hoa: string
  mortgageInsurance: string
}

export interface KeepWords {
  copyLink: string
  linkCopied: string
  /** Where nothing can be copied: the link stands in a field. */
  linkHere: string
  print: string
  startOver: string
}

const en: CalculatorWords = {
  faults: {
    empty: 'Enter a number.',
    unreadable: 'Enter a number such as 450,000 or 6.5.',
    low: 'This cannot be less than {limit}.',
    high: 'This cannot be more than {limit}.',
    uneven: 'Enter whole months: a quarter of a year is 0.25.',
  },
  stale: 'This is the last result. Please check the marked field.',
  loading: 'One moment…',
  unreachable: 'This part could not be loaded.',
  retry: 'Try again',
  more: 'More figures',
  less: 'Show less',
  explanation: {
    formula: 'Formula',
    assumptions: 'What is assumed',
    source: 'Source: {source}, {year}',
    terms: {
      principalAndInterest: 'principal and interest each month',
      propertyTax: 'property tax each month',
      homeInsurance: 'home insurance each month',
      hoa: 'HOA fees each month',
      mortgageInsurance: 'mortgage insurance each month',
      price: 'price of the home',
      taxRate: 'property tax a year, of the price',
      insuranceYearly: 'home insurance a year',
      loanBeforeFees: 'loan before fees',
      mortgageInsuranceRate: 'mortgage insurance a year, of the loan',
      upfrontRate: 'fee at the outset, of the loan',
      loan: 'loan',
      months: 'number of months',
      monthlyRate: 'interest a month',
      allPayments: 'all payments together',
      principalRepaid: 'principal repaid so far',
      shareOfOriginalValue: 'share of the original value',
      apr: 'interest a year',
      balance: 'what is still owed',
      days: 'number of days',
      costs: 'all costs together',
      propertyTaxYearly: 'property tax a year',
      shareOfPrice: 'share of the price',
      incomeYearly: 'income a year, before taxes',
      debtsMonthly: 'other debts each month',
      ratioForHousing: 'share of income for housing',
      ratioWithDebts: 'share of income for housing and debts',
      housingLimit: 'what a month of housing may cost',
      down: 'down payment',
      paymentPerDollar: 'payment a month for each dollar borrowed',
      insurancePerDollar: 'mortgage insurance a month for each dollar borrowed',
      leastShareDown: 'share paid down at which costs change',
      paymentsUntilPaid: 'payments until nothing is owed',
      monthsWithoutExtra: 'months without extra payments',
      monthsWithExtra: 'months with extra payments',
      interestWithoutExtra: 'interest without extra payments',
      interestWithExtra: 'interest with extra payments',
    },
    assumed: {
      roundedHalfUp: 'Amounts are rounded to the cent.',
      lastPaymentSettles: 'The last payment settles what rounding left over.',
      fixedRate: 'The rate stays the same for the whole term.',
      ratesAdjustAsGiven: 'The rate changes once, as entered.',
      taxIsShareOfPrice: 'Property tax is a share of the price. Your county may tax differently.',
      insuranceAboveEighty: 'Private mortgage insurance is paid when the loan is more than 80% of the price.',
      endsAsPlannedPaymentsGo: 'Payments, and extra payments, are made as planned.',
      endsAsFirstScheduled: 'Counted by the schedule the loan began with, without extra payments.',
      endsHalfway: 'It ends halfway through the term at the latest.',
      insuranceByProgram: 'The loan program decides what mortgage insurance costs and how long it is paid.',
      upfrontFeeBorrowed: 'The fee at the outset is added to the loan.',
      incomeBeforeTaxes: 'Income is counted before taxes.',
      interestByDay: 'Interest is counted by the day, with 365 days a year.',
      taxByDay: 'Tax is counted by the day, with 365 days a year.',
      costsAreSharesOfPrice: 'Costs are shares of the price.',
    },
    tables: {
      propertyTax: 'Property tax, average of the state',
      homeInsurance: 'Home insurance, average of the state',
      transferTax: 'Transfer tax, usual seller’s part in the state',
      protection: 'Mortgage insurance and fees of loan programs',
    },
  },
  loan: {
    price: 'Home price',
    down: 'Down payment',
    downPercent: 'Down payment (%)',
    downTooHigh: 'This cannot be more than the home price.',
    apr: 'Interest rate',
    term: 'Loan term',
    years: '{years} years',
    terms: [360, 240, 180, 120].map((months) => [months, `${months / 12} years`]),
    otherTerm: 'Another term',
    termYears: 'Term in years',
    state: 'State',
    noState: 'Not chosen',
    taxRate: 'Property tax (% of price)',
    taxYearly: 'Property tax a year',
    insuranceYearly: 'Home insurance a year',
    hoaMonthly: 'HOA fees a month',
    program: 'Loan program',
    programs: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
    vaUse: 'Use of the VA benefit',
    vaUses: { first: 'First use', later: 'Used before', exempt: 'Exempt from the fee' },
    pmiRate: 'PMI if under 20% down (%)',
    principalAndInterest: 'Principal and interest',
    propertyTax: 'Property tax',
    homeInsurance: 'Home insurance',
    hoa: 'HOA fees',
    mortgageInsurance: 'Mortgage insurance',
  },
  duration: { year: '{years} year', years: '{years} years', month: '{months} month', months: '{months} months' },
  keep: {
    copyLink: 'Copy a link',
    linkCopied: 'Link copied',
    linkHere: 'Link to these figures',
    print: 'Print',
    startOver: 'Start over',
  },
}

const es: CalculatorWords = {
  faults: {
    empty: 'Escriba un número.',
    unreadable: 'Escriba un número como 450,000 o 6.5.',
    low: 'No puede ser menos de {limit}.',
    high: 'No puede ser más de {limit}.',
    uneven: 'Escriba meses enteros: un cuarto de año es 0.25.',
  },
  stale: 'Este es el último resultado. Revise el campo marcado.',
  loading: 'Un momento…',
  unreachable: 'No se pudo cargar esta parte.',
  retry: 'Intentar de nuevo',
  more: 'Más cifras',
  less: 'Mostrar menos',
  explanation: {
    formula: 'Fórmula',
    assumptions: 'Lo que se supone',
    source: 'Fuente: {source}, {year}',
    terms: {
      principalAndInterest: 'capital e intereses al mes',
      propertyTax: 'impuesto predial al mes',
      homeInsurance: 'seguro de la casa al mes',
      hoa: 'cuotas de la HOA al mes',
      mortgageInsurance: 'seguro hipotecario al mes',
      price: 'precio de la casa',
      taxRate: 'impuesto predial al año, sobre el precio',
      insuranceYearly: 'seguro de la casa al año',
      loanBeforeFees: 'préstamo antes de cargos',
      mortgageInsuranceRate: 'seguro hipotecario al año, sobre el préstamo',
      upfrontRate: 'cargo inicial, sobre el préstamo',
      loan: 'préstamo',
      months: 'número de meses',
      monthlyRate: 'interés al mes',
      allPayments: 'todos los pagos juntos',
      principalRepaid: 'capital pagado hasta ahora',
      shareOfOriginalValue: 'parte del valor original',
      apr: 'interés al año',
      balance: 'lo que aún se debe',
      days: 'número de días',
      costs: 'todos los costos juntos',
      propertyTaxYearly: 'impuesto predial al año',
      shareOfPrice: 'parte del precio',
      incomeYearly: 'ingresos al año, antes de impuestos',
      debtsMonthly: 'otras deudas al mes',
      ratioForHousing: 'parte de los ingresos para vivienda',
      ratioWithDebts: 'parte de los ingresos para vivienda y deudas',
      housingLimit: 'lo que puede costar la vivienda al mes',
      down: 'pago inicial',
      paymentPerDollar: 'pago al mes por cada dólar prestado',
      insurancePerDollar: 'seguro hipotecario al mes por cada dólar prestado',
      leastShareDown: 'parte pagada al inicio desde la que cambian los costos',
      paymentsUntilPaid: 'pagos hasta no deber nada',
      monthsWithoutExtra: 'meses sin pagos adicionales',
      monthsWithExtra: 'meses con pagos adicionales',
      interestWithoutExtra: 'intereses sin pagos adicionales',
      interestWithExtra: 'intereses con pagos adicionales',
    },
    assumed: {
      roundedHalfUp: 'Los montos se redondean al centavo.',
      lastPaymentSettles: 'El último pago salda lo que dejó el redondeo.',
      fixedRate: 'La tasa es la misma durante todo el plazo.',
      ratesAdjustAsGiven: 'La tasa cambia una vez, como se escribió.',
      taxIsShareOfPrice: 'El impuesto predial es una parte del precio. Su condado puede calcularlo de otra manera.',
      insuranceAboveEighty: 'Se paga seguro hipotecario privado cuando el préstamo supera el 80% del precio.',
      endsAsPlannedPaymentsGo: 'Los pagos, también los adicionales, se hacen según lo previsto.',
      endsAsFirstScheduled: 'Según el calendario con que empezó el préstamo, sin pagos adicionales.',
      endsHalfway: 'Termina a más tardar a la mitad del plazo.',
      insuranceByProgram:
        'El programa del préstamo decide cuánto cuesta el seguro hipotecario y cuánto tiempo se paga.',
      upfrontFeeBorrowed: 'El cargo inicial se suma al préstamo.',
      incomeBeforeTaxes: 'Los ingresos se cuentan antes de impuestos.',
      interestByDay: 'Los intereses se cuentan por día, con 365 días al año.',
      taxByDay: 'El impuesto se cuenta por día, con 365 días al año.',
      costsAreSharesOfPrice: 'Los costos son partes del precio.',
    },
    tables: {
      propertyTax: 'Impuesto predial, promedio del estado',
      homeInsurance: 'Seguro de la casa, promedio del estado',
      transferTax: 'Impuesto de transferencia, parte habitual del vendedor en el estado',
      protection: 'Seguro hipotecario y cargos de los programas',
    },
  },
  loan: {
    price: 'Precio de la casa',
    down: 'Pago inicial',
    downPercent: 'Pago inicial (%)',
    downTooHigh: 'No puede ser más que el precio de la casa.',
    apr: 'Tasa de interés',
    term: 'Plazo del préstamo',
    years: '{years} años',
    terms: [360, 240, 180, 120].map((months) => [months, `${months / 12} años`]),
    otherTerm: 'Otro plazo',
    termYears: 'Plazo en años',
    state: 'Estado',
    noState: 'Sin elegir',
    taxRate: 'Impuesto predial (% del precio)',
    taxYearly: 'Impuesto predial al año',
    insuranceYearly: 'Seguro de la casa al año',
    hoaMonthly: 'Cuotas de la HOA al mes',
    program: 'Programa del préstamo',
    programs: { conventional: 'Convencional', fha: 'FHA', va: 'VA', usda: 'USDA' },
    vaUse: 'Uso del beneficio VA',
    vaUses: { first: 'Primer uso', later: 'Usado antes', exempt: 'Exento del cargo' },
    pmiRate: 'PMI con menos de 20% inicial (%)',
    principalAndInterest: 'Capital e intereses',
    propertyTax: 'Impuesto predial',
    homeInsurance: 'Seguro de la casa',
    hoa: 'Cuotas de la HOA',
    mortgageInsurance: 'Seguro hipotecario',
  },
  duration: { year: '{years} año', years: '{years} años', month: '{months} mes', months: '{months} meses' },
  keep: {
    copyLink: 'Copiar un enlace',
    linkCopied: 'Enlace copiado',
    linkHere: 'Enlace a estas cifras',
    print: 'Imprimir',
    startOver: 'Empezar de nuevo',
  },
}

export const calculatorWords: Record<Language, CalculatorWords> = { en, es }
