import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { translateModule } from '@gable/shared/contact-dashboard/translate-module.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { BrandFooter } from '../../brand/brand-footer.tsx'
import { fitWithin } from '../../brand/fit-within.ts'
import { ReportComparables } from './report-comparables.tsx'
import { ReportEquity } from './report-equity.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportOffers } from './report-offers.tsx'
import type { ReportProps } from './report-props.ts'
import { ReportValue } from './report-value.tsx'

/** Shows a figure when the contact's dashboard shows it. What needs a press or a form has no place on paper. */
export function ReportBody({ page: stored }: { page: PublicDashboard }) {
  const page = { ...stored, modules: stored.modules.map((module) => translateModule(module, stored.language)) }
  const props = { page, labels: getDashboardLabels(page.language) }
  const shows = (...types: ModuleType[]) => page.modules.some(({ moduleType }) => types.includes(moduleType))
  return (
    <main>
      <section class="sheet">
        <ReportHead {...props} />
        {shows('HOME_ESTIMATE', 'MULTI_AVM', 'HOME_VALUE_TREND') && <ReportValue {...props} />}
        {shows('HOME_EQUITY') && <ReportEquity {...props} />}
        <ReportOffers {...props} />
      </section>
      <section class="sheet">
        {shows('COMPS') && <ReportComparables {...props} />}
        {shows('HOME_DETAILS') && <ReportFacts {...props} />}
        <BrandFooter brand={page.brand} language={page.language} labels={getJourneyLabels(page.language)} />
      </section>
    </main>
  )
}

function ReportHead({ page, labels }: ReportProps) {
  const { brand, agent, owner, home } = page
  const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ')
  return (
    <header class="report-head">
      <div class="report-brand">
        {brand.logo ? (
          <img src={brand.logo.url} {...fitWithin(brand.logo, { width: 180, height: 40 })} alt={brand.name} />
        ) : (
          <b>{brand.name}</b>
        )}
        <p>
          <b>{agent.name}</b>
          <br />
          {[agent.phone, agent.email].filter(Boolean).join(' · ')}
        </p>
      </div>
      <h1>{home.address.fullAddress}</h1>
      <p class="source">{labels.report.about(name, formatDay(page.language, page.today))}</p>
    </header>
  )
}
