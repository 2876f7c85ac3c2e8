import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { translateModule } from '@gable/shared/contact-dashboard/translate-module.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { TrackingFrames } from '../tracking-frames.tsx'
import { ActiveOffers } from './frame/active-offers.tsx'
import { AnswerStatus } from './frame/answer-status.tsx'
import { Assistant } from './frame/assistant.tsx'
import { Changes } from './frame/changes.tsx'
import { Masthead } from './frame/masthead.tsx'
import { OwnerRequests } from './frame/owner-requests.tsx'
import { PageNav } from './frame/page-nav.tsx'
import { renderModule } from './modules.tsx'

interface DashboardBodyProps {
  page: PublicDashboard
  /** Those of the page, except in the editor's preview, which has unsaved ones beside a page that stays the same. */
  modules?: readonly PublicModule[]
  /** The editor's preview renders only what has changed. */
  render?: typeof renderModule
}

/** The page of one home, on the server and in the editor's preview. */
export function DashboardBody({ page, modules = page.modules, render = renderModule }: DashboardBodyProps) {
  const { language } = page
  const labels = getDashboardLabels(language)
  const sections = modules
    .map((module) => translateModule(module, language))
    .map((module) => ({ module, content: render(module, { page, labels }) }))
    .filter(({ content }) => content)
  return (
    <>
      <Masthead page={page} labels={labels} />
      <div class="page">
        <PageNav modules={sections.map(({ module }) => module)} labels={labels} />
        <main>
          <Changes changes={page.changes} labels={labels} />
          <ActiveOffers page={page} labels={labels} />
          {sections.map(({ module: { moduleId, moduleType }, content }) => (
            <section
              key={moduleId}
              class="module"
              id={`module-${moduleId}`}
              data-module={moduleId}
              data-type={moduleType}
            >
              {content}
            </section>
          ))}
          {sections.length === 0 && (
            <section class="module empty">
              <h2>{labels.emptyTitle}</h2>
              <p>{page.isPreview ? labels.emptyPreviewText : labels.emptyText(page.brand.name)}</p>
            </section>
          )}
        </main>
      </div>
      <OwnerRequests page={page} labels={labels} />
      <BrandFooter brand={page.brand} language={language} labels={getJourneyLabels(language)} />
      <Assistant page={page} />
      <AnswerStatus labels={labels} />
      <TrackingFrames sources={page.tracking} />
    </>
  )
}
