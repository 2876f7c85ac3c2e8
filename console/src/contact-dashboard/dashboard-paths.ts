import { useAccountPath } from '../platform/account.ts'

export function useDashboardPaths() {
  const pathTo = useAccountPath()
  const list = pathTo('marketing/contact-dashboard')
  return {
    list,
    toDashboard: (id: string) => `${list}/${encodeURIComponent(id)}`,
    toEditor: (id: string) => `${list}/${encodeURIComponent(id)}/edit`,
  }
}
