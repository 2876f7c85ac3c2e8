/** The fixed texts of a homeowner's page. Texts that agents write are settings of the modules. */
export interface DashboardLabels {
  /** '42 Maple Street, your home' as the title of the tab. */
  pageTitle: (address: string) => string
  greeting: (firstName: string) => string
  otherHomes: string
  closedTitle: string
  closedText: (agency: string) => string
}
