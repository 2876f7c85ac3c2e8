import type { RouteObject } from 'react-router-dom'
import { billingRoute } from '../billing/routes.tsx'
import { brandingRoute } from '../branding/routes.tsx'
import { createIntegrationRoute, marketplaceRoute } from '../connected-apps/routes.tsx'
import { contactDashboardEditorRoute, contactDashboardRoute } from '../contact-dashboard/routes.ts'
import { contactRoute } from '../contacts/contact-page/routes.ts'
import { duplicatesRoute } from '../contacts/duplicates/routes.ts'
import { contactsRoute } from '../contacts/routes.ts'
import { aboutSmartContentRoute } from '../content/routes.ts'
import { conversationalAiRoute } from '../conversations/routes.ts'
import { emailEditorRoute, emailsRoute, marketingRoute } from '../emails/routes.ts'
import { aboutEnrichmentsRoute } from '../enrichment/routes.ts'
import { automationEditorRoute, workflowEditorRoute } from '../flows/editor/routes.ts'
import { automationsAliasRoute, automationsRoute, workflowsRoute } from '../flows/routes.ts'
import { formEditorRoutes, formsRoute } from '../forms/routes.tsx'
import { gettingStartedRoute } from '../getting-started/routes.ts'
import { homeRoute } from '../home/routes.ts'
import { landingPageEditorRoute, landingPagesRoute } from '../landing-pages/routes.ts'
import { leadsRoute } from '../leads/routes.ts'
import { onboardingRoutes } from '../onboarding/routes.ts'
import { plansRoute } from '../plans/routes.ts'
import { postcardEditorRoute, postcardsRoute } from '../postcards/routes.ts'
import { propertyRoute } from '../properties/routes.ts'
import { reportsRoute } from '../reports/routes.tsx'
import { segmentsRoute } from '../segments/routes.ts'
import { settingsRoute } from '../settings/routes.tsx'
import { performanceRoute } from '../statistics/routes.ts'
import { submissionsRoute } from '../submissions/routes.ts'
import { aboutWidgetsRoute, widgetEditorRoute, widgetsRoute } from '../widgets/routes.ts'
import { integrationPages } from './integration-pages.ts'

/** Areas inside the shell. Paths are relative to `/a/:accountId`, and pages are lazy-loaded. */
export const shellAreas: RouteObject[] = [
  homeRoute,
  gettingStartedRoute,
  contactsRoute,
  contactRoute,
  segmentsRoute,
  duplicatesRoute,
  leadsRoute,
  submissionsRoute,
  marketingRoute,
  automationsRoute,
  automationsAliasRoute,
  workflowsRoute,
  emailsRoute,
  postcardsRoute,
  formsRoute,
  landingPagesRoute,
  widgetsRoute,
  contactDashboardRoute,
  brandingRoute,
  conversationalAiRoute,
  performanceRoute,
  reportsRoute,
  propertyRoute,
  marketplaceRoute,
  createIntegrationRoute(integrationPages),
  settingsRoute,
  billingRoute,
  aboutWidgetsRoute,
  aboutSmartContentRoute,
  plansRoute,
  aboutEnrichmentsRoute,
]

/** Editors fill the whole window, without the shell. */
export const editorAreas: RouteObject[] = [
  emailEditorRoute,
  postcardEditorRoute,
  formEditorRoutes,
  landingPageEditorRoute,
  widgetEditorRoute,
  contactDashboardEditorRoute,
  automationEditorRoute,
  workflowEditorRoute,
]

/** Areas of people who cannot use the others yet, or any more. */
export const restrictedAreas: RouteObject[] = [
  onboardingRoutes,
  {
    path: 'suspended',
    handle: { title: 'Suspended Account' },
    lazy: async () => ({ Component: (await import('./suspended-page.tsx')).SuspendedPage }),
  },
]
