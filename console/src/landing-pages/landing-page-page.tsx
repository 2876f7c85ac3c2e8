import { PageSkeleton } from '../design/skeleton.tsx'

export const LandingPagePage = () => <PageSkeleton />
