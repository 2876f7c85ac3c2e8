import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { formatCount, formatDollars, formatRate } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay, formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import type { MarkedComparable, PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { translateModule } from '@gable/shared/contact-dashboard/translate-module.ts'
import type { AssistantTopic } from '@gable/shared/conversations/assistant.ts'
import { type AssistantLabels, getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import { formatPhone } from '@gable/shared/identity/format-phone.ts'
import type { OfficeHours } from '@gable/shared/leads/office-hours.ts'
import { loanProgramNames } from '@gable/shared/properties/loan-programs.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { weekdayNames } from '@gable/shared/time/weekdays.ts'

export interface Fact {
  /** The model cites facts by these references. It never sees an id. */
  ref: string
  topic: AssistantTopic
  /** Names the fact where it is cited. */
  label: string
  text: string
}

/**
 * What an assistant may say: only what the visitor can read on their own page, which leaves out loans and prices when the
 * owner opted out of marketing, plus the office hours.
 */
export function listFacts(
  page: PublicDashboard,
  { topics, officeHours }: { topics: readonly AssistantTopic[]; officeHours: OfficeHours | null },
): Fact[] {
  const labels = getAssistantLabels(page.language).facts
  const facts: Omit<Fact, 'ref'>[] = [
    ...listAgentFacts(page, labels, officeHours),
    ...listAgencyFacts(page, labels),
    ...listHomeFacts(page, labels),
    ...listValueFacts(page, labels),
    // Listings of an MLS need its attribution wherever they are shown, which a model does not repeat.
    ...page.comparables
      .filter(({ credit }) => !credit)
      .slice(0, maxNearby)
      .map((comparable) => toNearbyFact(page, comparable, labels)),
    ...listMortgageFacts(page, labels),
  ]
  return toFacts(facts, topics)
}

/** Those of the topics, with their references. */
export const toFacts = (facts: readonly Omit<Fact, 'ref'>[], topics: readonly AssistantTopic[]): Fact[] =>
  facts
    .filter(({ topic, text }) => topics.includes(topic) && text !== '')
    .map((fact, index) => ({ ref: `f${index + 1}`, ...fact }))

const maxNearby = 12
const maxPageTexts = 30
export const maxTextLength = 600

type FactLabels = AssistantLabels['facts']

export function listAgentFacts(
  { agent }: { agent: Omit<PublicDashboard['agent'], 'photo'> },
  labels: Pick<FactLabels, 'agent' | 'officeHours'>,
  officeHours: OfficeHours | null,
) {
  const topic = 'AGENT' as const
  const { name, title, phone, email, license, bookingUrl } = agent
  return [
    {
      topic,
      label: labels.agent,
      text: join([
        name,
        title,
        phone && `phone ${formatPhone(phone)}`,
        email && `email ${email}`,
        license && `license ${license}`,
        bookingUrl && 'a time can be booked with the button of the agent card on this page',
      ]),
    },
    { topic, label: labels.officeHours, text: officeHours ? describeOfficeHours(officeHours) : '' },
  ]
}

const describeOfficeHours = ({ days, from, till }: OfficeHours) =>
  `${[...days]
    .sort((a, b) => a - b)
    .map((day) => weekdayNames[day - 1])
    .join(', ')} from ${from} to ${till}`

export function toAgencyFact({ name, address, phone, email, disclaimer }: PublicBrand, labels: FactLabels) {
  const contact = [name, address, phone && `phone ${formatPhone(phone)}`, email && `email ${email}`]
  return {
    topic: 'AGENCY' as const,
    label: labels.agency,
    text: join([...contact, truncate(disclaimer, maxTextLength)]),
  }
}

function listAgencyFacts(page: PublicDashboard, labels: FactLabels) {
  const topic = 'AGENCY' as const
  const texts = page.modules.slice(0, maxPageTexts).map((stored) => {
    const { settings } = translateModule(stored, page.language)
    return {
      topic,
      label: labels.page(settings.name),
      text: truncate(join(listPageTexts(settings), ' '), maxTextLength),
    }
  })
  return [toAgencyFact(page.brand, labels), ...texts]
}

/** The headings and texts that the agency wrote for a module. */
const listPageTexts = (settings: object): string[] =>
  Object.entries(settings).flatMap(([key, value]) => {
    if (typeof value === 'string') return textKeys.has(key) ? [value] : []
    return typeof value === 'object' && value !== null ? listPageTexts(value) : []
  })

const textKeys = new Set(['heading', 'subheading', 'mainHeading', 'subHeading', 'title', 'subTitle', 'text'])

function listHomeFacts({ home, language }: PublicDashboard, labels: FactLabels) {
  const topic = 'HOME' as const
  const { facts, address } = home
  const count = (value: number | null, unit: string) => value !== null && `${formatCount(value)} ${unit}`
  return [
    {
      topic,
      label: labels.home,
      text: join([
        address.fullAddress,
        address.county && `county ${address.county}`,
        facts.propertyType && `type ${facts.propertyType.toLowerCase().replaceAll('_', ' ')}`,
        count(facts.bedrooms, 'bedrooms'),
        count(facts.fullBaths, 'full baths'),
        count(facts.partialBaths, 'half baths'),
        count(facts.aboveGradeSqft, 'square feet above grade'),
        count(facts.belowGradeSqft, 'square feet below grade'),
        count(facts.lotSizeAcres, 'acres lot'),
        count(facts.parkingSpaces, 'parking spaces'),
        count(facts.floorCount, 'floors'),
        facts.yearBuilt !== null && `built in ${facts.yearBuilt}`,
      ]),
    },
    {
      topic,
      label: labels.lastSale,
      text: join([
        home.lastSoldOn && `sold ${formatDay(language, home.lastSoldOn)}`,
        home.lastSoldPrice !== null && `for ${formatDollars(home.lastSoldPrice)}`,
      ]),
    },
  ]
}

function listValueFacts({ value, language }: PublicDashboard, labels: FactLabels) {
  const topic = 'VALUE' as const
  const [main] = value.data
  const history = value.course.filter(({ provider }) => provider === main?.provider)
  const yearly = history.filter((_, index) => index % 12 === 0 || index === history.length - 1)
  return [
    ...value.data.map(({ median, low, high, source, valueDate }) => ({
      topic,
      label: labels.value,
      text: `${formatDollars(median)}, between ${formatDollars(low)} and ${formatDollars(high)}; an automated estimate of ${source} from ${formatDay(language, valueDate)}, not an appraisal`,
    })),
    {
      topic,
      label: labels.trend,
      text: yearly
        .slice(-12)
        .map(({ valueDate, median }) => `${formatMonth(language, valueDate)} ${formatDollars(median)}`)
        .join(', '),
    },
  ]
}

function toNearbyFact({ language }: PublicDashboard, comparable: MarkedComparable, labels: FactLabels) {
  const { addressComponent, listingCategory, opd, distanceMiles } = comparable
  const { recentSaleOrListDate: date, recentSaleOrListPrice: price } = opd
  return {
    topic: 'NEARBY' as const,
    label: labels.nearby(`${addressComponent.doorNumber} ${addressComponent.street}`.trim()),
    text: join([
      addressComponent.fullAddress,
      listingCategory === 'sold' ? 'sold' : 'for sale',
      date && formatDay(language, date),
      price !== null && formatDollars(price),
      opd.bedrooms !== null && `${opd.bedrooms} bedrooms`,
      opd.aboveGradeSqft !== null && `${formatCount(opd.aboveGradeSqft)} square feet`,
      distanceMiles !== null && `${formatCount(distanceMiles, 1)} miles away`,
    ]),
  }
}

function listMortgageFacts({ equity, loan, rates, language }: PublicDashboard, labels: FactLabels) {
  const topic = 'MORTGAGE' as const
  const { equity: amount, loanAmount } = equity ?? { equity: null, loanAmount: null }
  return [
    {
      topic,
      label: labels.equity,
      text: join([
        amount !== null && `equity ${formatDollars(amount)}`,
        loanAmount !== null && `estimated loan balance ${formatDollars(loanAmount)}`,
      ]),
    },
    {
      topic,
      label: labels.loan,
      text: loan
        ? join([
            `${formatDollars(loan.amount)} from ${formatDay(language, loan.date)}`,
            loan.termMonths !== null && `${formatCount(loan.termMonths / 12)} years`,
            loan.annualRate !== null && `at ${formatRate(loan.annualRate)}`,
          ])
        : '',
    },
    {
      topic,
      label: labels.rates,
      text: join(
        rates.map(
          ({ program, currentRate, rateObservedAt }) =>
            currentRate !== null &&
            join(
              [
                `${loanProgramNames[program]} ${formatRate(currentRate)}`,
                rateObservedAt && `on ${formatDay(language, rateObservedAt)}`,
              ],
              ' ',
            ),
        ),
      ),
    },
  ]
}

export const join = (parts: readonly (string | false | null)[], separator = ', ') =>
  parts.filter(Boolean).join(separator)
