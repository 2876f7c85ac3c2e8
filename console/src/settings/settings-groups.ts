import { FileCode2 } from 'lucide-react'
import { type ExternalPage, settingsGroupLabels } from './settings-page.ts'
import { settingsPages } from './settings-pages.ts'

/** Related pages outside the console. They open in a new tab. */
const externalPages: readonly ExternalPage[] = [
  { label: 'API Documentation', group: 'Integrations', href: '/api/docs', icon: FileCode2 },
]

/** The pages by group, in display order. */
export const settingsGroups = settingsGroupLabels.map((label) => ({
  label,
  pages: settingsPages.filter(({ group }) => group === label),
  externalPages: externalPages.filter(({ group }) => group === label),
}))
