import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { toSectionName } from '../parts/section-name.ts'

interface PageNavProps {
  modules: readonly PublicModule[]
  labels: DashboardLabels
}

/** Links to the modules by the names that agents give them. */
export const PageNav = ({ modules, labels }: PageNavProps) =>
  modules.length > 1 ? (
    <nav class="page-nav" aria-label={labels.sections}>
      <ul>
        {modules.map(({ moduleId, settings }) => (
          <li key={moduleId}>
            <a href={`#module-${moduleId}`}>{toSectionName(settings.name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null
