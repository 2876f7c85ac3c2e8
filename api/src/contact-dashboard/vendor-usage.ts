import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'

type UsingDashboard = Pick<ContactDashboard, '_id' | 'name' | 'modules'>

/** How many modules of each dashboard show a vendor. */
export const listVendorUsage = (dashboards: readonly UsingDashboard[]) =>
  dashboards.flatMap(({ _id: dashboardId, name: dashboardName, modules }) => {
    const counts = new Map<string, number>()
    for (const module of modules)
      if (module.moduleType === 'LENDER' && module.settings.vendor)
        counts.set(module.settings.vendor, (counts.get(module.settings.vendor) ?? 0) + 1)
    return [...counts].map(([vendorId, count]) => ({ vendorId, dashboardId, dashboardName, modules: count }))
  })
