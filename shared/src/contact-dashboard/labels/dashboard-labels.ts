import type { LoanProgram } from '../../properties/loan-programs.ts'
import type { CorrectableFact } from '../correctable-facts.ts'
import type { SellingLabels } from './selling-labels.ts'

type ConfidenceLevel = 'High' | 'Medium' | 'Low'

/** The fixed texts of a homeowner's page. Texts that agents write are settings of the modules. */
export interface DashboardLabels extends SellingLabels {
  /** 'Your home at 42 Maple Street' as the title of the tab. */
  pageTitle: (address: string) => string
  greeting: (firstName: string) => string
  photoOf: (address: string) => string
  otherHomes: string
  sections: string
  /** The name of the other language, in that language. */
  otherLanguage: string
  closedTitle: string
  closedText: (agency: string) => string
  emptyTitle: string
  emptyText: (agency: string) => string
  emptyPreviewText: string
  /** Amounts are formatted. */
  changes: {
    title: string
    value: (from: string, to: string, provider: string) => string
    rate: (from: string, to: string) => string
    soldNearby: (count: number) => string
    offers: (count: number) => string
  }
  requests: {
    about: string
    stopEmails: string
    emailsStopped: string
    erase: string
    unsubscribeTitle: (agency: string) => string
    unsubscribeText: (agency: string) => string
    unsubscribeConfirm: string
    unsubscribedTitle: string
    unsubscribedText: (agency: string) => string
    eraseTitle: (agency: string) => string
    eraseText: (agency: string) => string
    eraseConfirm: string
    erasedTitle: string
    erasedText: (agency: string) => string
    back: string
  }
  /** On the printed report of a home. */
  report: {
    about: (name: string, day: string) => string
    noEstimate: string
    equity: string
    value: string
    nearby: string
    price: string
    distance: string
  }
  moreInfo: string
  asTable: string
  date: string
  estimates: {
    title: string
    confidence: Record<ConfidenceLevel, string>
    confidenceOutOf: (confidence: number) => string
    range: (low: string, high: string) => string
    usualError: (percent: string) => string
    asOf: (day: string, source: string) => string
    axis: (median: string, low: string, high: string) => string
    noneFrom: (providers: string) => string
    zestimate: { seeHome: string; meaning: string; terms: string }
  }
  homeValueTrend: {
    title: string
    link: string
    years: (count: number) => string
    period: string
    change: (amount: string, percent: string) => string
    unchanged: string
    since: (month: string) => string
    sinceSale: (amount: string, percent: string, price: string, month: string) => string
    lastSale: (price: string, month: string) => string
    band: (percent: string) => string
    median: string
    noHistory: string
    source: (provider: string) => string
    summary: (from: string, fromMonth: string, to: string, toMonth: string) => string
  }
  homeEquity: {
    /** Follows a percentage. */
    ofValue: string
    negative: string
    costsTitle: string
    costsTotal: string
    walkAway: string
    shortfall: string
    explanation: string
    percentOf: (title: string) => string
    noLoan: string
    tellBalance: string
    asOf: (day: string) => string
    noValue: string
    rounding: string
  }
  mortgageTrend: {
    programs: Record<LoanProgram, string>
    modes: { APR: string; INTEREST_RATE: string }
    lastYear: (change: string) => string
    unchanged: string
    paymentTitle: string
    recordedLoan: (amount: string, years: number, month: string) => string
    yourPayment: (rate: string) => string
    todaysPayment: (rate: string) => string
    more: (amount: string) => string
    less: (amount: string) => string
    same: string
    perMonth: string
    principalAndInterest: string
    noRates: string
    asOf: (day: string, source: string) => string
  }
  homeDetails: {
    facts: Record<Exclude<CorrectableFact, 'loanBalance'> | 'belowGradeSqft' | 'floorCount' | 'propertyType', string>
    /** By the lower-case words of public records. Others are shown as they are. */
    propertyTypes: Partial<Record<string, string>>
    loanBalance: string
    location: string
    address: string
    county: string
    propertyTax: string
    /** Dollars per year. */
    taxPerYear: (amount: string) => string
    /** Without an estimated value, only the rate is known. */
    taxRate: (rate: string, county: string, year: number) => string
    taxOfValue: (rate: string, value: string, county: string, year: number) => string
    taxSource: (source: string) => string
    unknown: string
    sqft: (count: string) => string
    acres: (count: string) => string
    source: (source: string) => string
    publicRecord: string
    yourFigure: string
    states: { PENDING: string; ACCEPTED: string; DECLINED: string }
    change: string
    changeFact: (fact: string) => string
    /** Instead of `change` while nothing is on record. */
    add: string
    addFact: (fact: string) => string
    send: string
    rightValue: string
    improvements: string
    addImprovement: string
    improvement: string
    improvementHint: string
    year: string
    cost: string
    optional: string
    noFacts: string
  }
}
