import { KnownId } from '../assets/known-id.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'

/** Around what is about one page: an address that names none leads to one's own. */
export const OneLandingPage = () => <KnownId param="pageId" otherwise={useLandingPagePath().listOf('personal')} />
