import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { renderModule } from './modules.tsx'

/** The page of one home, on the server and in the editor's preview. */
export function DashboardBody({ page }: { page: PublicDashboard }) {
  const labels = getDashboardLabels(page.language)
  return (
    <>
      <main class="modules">
        {page.modules.map((module) => {
          const content = renderModule(module, { page, labels })
          return (
            content && (
              <section
                key={module.moduleId}
                class="module"
                id={`module-${module.moduleId}`}
                data-module={module.moduleId}
              >
                {content}
              </section>
            )
          )
        })}
      </main>
      <BrandFooter brand={page.brand} labels={getJourneyLabels(page.language)} />
      <TrackingFrames sources={page.tracking} />
    </>
  )
}
