import { LinkTabs } from '../design/layout/tabs.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'

/** Between one's own pages and those of the account. */
export function LandingPageTabs() {
  const { listOf } = useLandingPagePath()
  return (
    <LinkTabs
      label="Landing Pages"
      tabs={[
        { to: listOf('personal'), label: 'Personal' },
        { to: listOf('account'), label: 'Account' },
      ]}
    />
  )
}
