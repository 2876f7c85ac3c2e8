import { ValidIdGuard } from '../assets/valid-id-guard.tsx'
import { useLandingPagePaths } from './landing-page-paths.ts'

/** Redirects a path without a valid page ID to the personal pages. */
export const LandingPageGuard = () => (
  <ValidIdGuard param="pageId" redirectTo={useLandingPagePaths().getListPath('personal')} />
)
