import type { RouteObject } from 'react-router-dom'

/** Inside the settings. */
export const auditLogRoute: RouteObject = {
  path: 'audit-log',
  handle: { title: 'Audit Log' },
  lazy: async () => ({ Component: (await import('./audit-log-page.tsx')).AuditLogPage }),
}
