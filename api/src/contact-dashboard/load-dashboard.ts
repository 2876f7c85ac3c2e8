import type {
  DashboardHome,
  DashboardLoan,
  MapTiles,
  MarkedComparable,
  PublicDashboard,
} from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { type Language, languages } from '@gable/shared/journeys/journey.ts'
import { translateBrand } from '@gable/shared/journeys/translate-brand.ts'
import { groupOffers } from '@gable/shared/offers/expiry.ts'
import type { Comparable } from '@gable/shared/properties/comparable.ts'
import { listOpenLoans } from '@gable/shared/properties/equity.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getToday } from '../platform/today.ts'
import { toEquity } from '../properties/equity.ts'
import type { PageFigures } from '../properties/page-figure-queries.ts'
import { createDashboardCode, hashDashboardCode } from './dashboard-code.ts'
import { getHomeward } from './homeward.ts'
import { insertLink } from './link-queries.ts'
import type { OwnerRow } from './owner-queries.ts'
import type { PageContent } from './page-content.ts'
import type { OwnerPage } from './page-queries.ts'
import { listChanges, toSeenFigures } from './seen-figures.ts'
import { listVisibleModules } from './visible-modules.ts'

interface LoadInput {
  stored: OwnerPage
  content: PageContent
  /** The code of the link; empty in previews and on paper. */
  code: string
  language: Language
  secret: Buffer
  tiles: MapTiles | null
}

/** Everything needed to render the page of one home. */
export async function loadDashboard(db: Db, scope: AccountScope, input: LoadInput): Promise<PublicDashboard> {
  const { stored, content, code } = input
  const { owner, property, figures } = stored
  const { modules: _, brandingId: __, activeAssistant: ___, ...shared } = content
  const { propertyId, isNonMarketing } = property
  const offers = groupOffers(stored.offers, Date.now())
  const { value, comparables } = figures
  const mortgages = isNonMarketing ? noMortgages : toMortgages(property, figures, content.rates)
  const seen = toSeenFigures({
    value,
    comparables,
    rates: mortgages.rates,
    offers: [...offers.listingOffers, ...offers.nonExpiredCashOffers],
  })
  return {
    ...shared,
    code,
    language: input.language,
    today: getToday(content.timeZone),
    agent: {
      name: owner.agentName ?? content.brand.name,
      phone: owner.agentPhone || content.brand.phone,
      email: owner.agentEmail || content.brand.email,
      title: owner.agentTitle ?? '',
      photo: owner.agentPhoto,
      bookingUrl: owner.agentBookingUrl ?? '',
      license: translateBrand(content.brand, input.language).license,
    },
    owner: {
      firstName: owner.firstName,
      lastName: owner.lastName,
      isNonMarketing,
      isUnsubscribed: owner.isUnsubscribed,
    },
    home: toHome(property),
    otherHomes: await listOtherHomes(db, scope, owner, input.secret),
    modules: await listVisibleModules(db, scope, owner, content, isNonMarketing),
    value,
    zestimate: figures.zestimate,
    propertyTax: figures.propertyTax ?? null,
    homeward: await getHomeward(db, scope, { owner: { contactId: owner.contactId, propertyId }, content, value }),
    ...mortgages,
    comparables: comparables.map(
      (comparable): MarkedComparable => ({
        ...comparable,
        key: toComparableKey(comparable),
        mark: owner.marks?.[toComparableKey(comparable)] ?? null,
      }),
    ),
    listingOffers: offers.listingOffers,
    cashOffers: offers.nonExpiredCashOffers,
    corrections: stored.corrections,
    assumptions: owner.assumptions,
    changes: code === '' ? [] : listChanges(owner.seenBefore, seen),
    tiles: input.tiles,
    isPreview: code === '',
  }
}

/** A home that was linked after the contact's first link gets its own here. */
async function listOtherHomes(db: Db, scope: AccountScope, { contactId, otherHomes }: OwnerRow, secret: Buffer) {
  const homes = []
  for (const { propertyId, address, generation } of otherHomes) {
    const code = createDashboardCode(secret, { ...scope, contactId, propertyId, generation: generation ?? 1 })
    if (generation === null)
      await insertLink(db, scope, { contactId, propertyId, generation: 1 }, hashDashboardCode(code))
    homes.push({ address, code })
  }
  return homes
}

/** The language of the URL, or else the contact's. */
export const toPageLanguage = (requested: string | undefined, { language }: Pick<OwnerRow, 'language'>): Language =>
  languages.find((known) => known === (requested ?? language)) ?? 'en'

/** Listings whose address is hidden may have the same town. */
const toComparableKey = ({ _id, credit, addressComponent }: Comparable) =>
  credit?.isAddressHidden ? _id : addressComponent.fullAddress

const noMortgages = { equity: null, loan: null, rates: [] as MortgageRates[] }

function toMortgages(property: Property, { value, loans, balance }: PageFigures, rates: MortgageRates[]) {
  const [estimate] = value.data
  const [loan] = listOpenLoans(loans, property.homeFacts.opdLite.recentSaleOrListDate)
  return {
    equity: toEquity({ property, estimate, loans, balance }),
    loan: loan ? toLoan(loan) : null,
    rates,
  }
}

const toLoan = ({ amount, date, termMonths, annualRate }: DashboardLoan): DashboardLoan => ({
  amount: Math.round(amount),
  date,
  termMonths,
  annualRate,
})

function toHome({
  propertyId,
  addressComponents,
  homeFacts,
  factsFrom,
  identifiers,
  isNonMarketing,
}: Property): DashboardHome {
  const { opdLite: facts, img: images } = homeFacts
  return {
    propertyId,
    address: addressComponents,
    facts,
    factsFrom,
    images,
    lastSoldOn: facts.recentSaleOrListDate,
    lastSoldPrice: isNonMarketing ? null : facts.recentSaleOrListPrice,
    identifiers,
  }
}
