import { ValidIdGuard } from '../assets/valid-id-guard.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'

/** Redirects a path without a valid email ID to the list. */
export const EmailGuard = () => <ValidIdGuard param="contentId" redirectTo={useContentPaths('EMAIL').listPath} />
