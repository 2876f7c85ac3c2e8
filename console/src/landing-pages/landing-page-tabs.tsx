import { LinkTabs } from '../design/layout/tabs.tsx'
import { useLandingPagePaths } from './landing-page-paths.ts'

/** Switches between personal pages and account pages. */
export function LandingPageTabs() {
  const { getListPath } = useLandingPagePaths()
  return (
    <LinkTabs
      label="Landing Pages"
      tabs={[
        { to: getListPath('personal'), label: 'Personal' },
        { to: getListPath('account'), label: 'Account' },
      ]}
    />
  )
}
