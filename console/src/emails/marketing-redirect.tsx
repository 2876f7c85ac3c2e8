import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { Redirect } from '../layout/redirect.tsx'

export const MarketingRedirect = () => <Redirect to={useContentPaths('EMAIL').listPath} fallback={<PageSkeleton />} />
