import { PageSkeleton } from '../design/skeleton.tsx'

export const NewPersonalPage = () => <PageSkeleton />
export const NewAccountPage = () => <PageSkeleton />
