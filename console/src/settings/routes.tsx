import { Navigate, type RouteObject } from 'react-router-dom'
import { accountTrackingRoute } from '../account-tracking/routes.ts'
import { advancedSettingsRoute } from '../advanced-settings/routes.ts'
import { apiKeyRoute } from '../api-keys/routes.ts'
import { bookingPageRoute } from '../appointments/routes.tsx'
import { attributeRoutes } from '../attributes/routes.tsx'
import { auditLogRoute } from '../audit-log/routes.ts'
import { connectedAppsRoute } from '../connected-apps/routes.tsx'
import { lenderSettingsRoute } from '../contact-dashboard/vendors/routes.ts'
import { conversionsRoute } from '../conversions/routes.ts'
import { emailDomainRoutes } from '../email-domains/routes.tsx'
import { enrichmentRoute } from '../enrichment/routes.ts'
import { importContactsRoutes, importExportRoutes } from '../imports/routes.tsx'
import { leadIntakeRoutes } from '../lead-intake/routes.tsx'
import { leadRoutingRoutes } from '../lead-routing/routes.ts'
import { leadConfigureRoute } from '../lead-settings/routes.ts'
import { mlsRoutes } from '../mls/routes.tsx'
import { notificationSettingsRoute } from '../notifications/routes.ts'
import { ownerMappingRoutes } from '../owner-mapping/routes.tsx'
import { recommendationsRoute } from '../recommendations/routes.ts'
import { tagRoute } from '../tags/routes.ts'
import { teamRoutes } from '../team/routes.tsx'
import { textsRoute } from '../texts/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import { SettingsGuard } from './settings-guard.tsx'

const leadSettingsRoutes: RouteObject = {
  path: 'lead-settings',
  handle: { title: 'Lead Settings' },
  children: [
    { index: true, element: <Navigate to="configure" replace /> },
    leadConfigureRoute,
    ...leadRoutingRoutes,
    ...ownerMappingRoutes,
  ],
}

export const settingsRoute: RouteObject = {
  path: 'settings',
  lazy: async () => ({ Component: (await import('./settings-frame.tsx')).SettingsFrame }),
  children: [
    { index: true, element: <Navigate to="profile" replace /> },
    {
      path: 'profile',
      handle: { title: 'My Details' },
      lazy: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }),
    },
    notificationSettingsRoute,
    bookingPageRoute,
    { element: <SettingsGuard permission="MANAGE_MARKETING_SETTINGS" />, children: [lenderSettingsRoute] },
    {
      element: <SettingsGuard permission="ACCESS_ACCOUNT_SETTINGS" />,
      children: [
        {
          path: 'agency',
          handle: { title: 'Team' },
          lazy: async () => ({ Component: (await import('./agency-page.tsx')).AgencyPage }),
        },
        { path: 'agency-details', element: <Navigate to="../agency" replace /> },
        teamRoutes,
        {
          path: 'security',
          handle: { title: 'Security' },
          lazy: async () => ({ Component: (await import('./security-page.tsx')).SecurityPage }),
        },
        attributeRoutes,
        tagRoute,
        importContactsRoutes,
        importExportRoutes,
        emailDomainRoutes,
        connectedAppsRoute,
        webhookRoutes,
        leadIntakeRoutes,
        leadSettingsRoutes,
        enrichmentRoute,
        accountTrackingRoute,
        conversionsRoute,
        textsRoute,
        advancedSettingsRoute,
        recommendationsRoute,
        mlsRoutes,
        auditLogRoute,
        apiKeyRoute,
      ],
    },
  ],
}
