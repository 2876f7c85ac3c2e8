import { ValidIdGuard } from '../assets/valid-id-guard.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'

/** Redirects a path without a valid postcard ID to the list. */
export const PostcardGuard = () => <ValidIdGuard param="contentId" redirectTo={useContentPaths('POSTCARD').listPath} />
